/** What other nouns may have checked. */
import { leavingDay } from "@felistry/domain/dates/due-dates.ts";
import { evaluate, type Question } from "@felistry/domain/rules/evaluate.ts";
import type { Facts, Pack } from "@felistry/domain/rules/rule.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import type { Db, Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { adQuestion } from "./ad-facts.ts";
import { packs } from "./packs.ts";
export { adviceOnTitle, languageOfRules, titlesOfCat } from "./club/titles.ts";
export { requireNameAllowed, verdictOfName } from "./club/cattery-name.ts";
export {
  type Advice,
  adviceOnCat,
  adviceOnLitter,
  judgeLitter,
  keepVerdictOfCat,
  keepVerdictOfLitter,
  registersCleanLitters,
  verdictOfCat,
} from "./club/verdicts-of.ts";
import { turnedOn, wordsOf } from "./rule-words.ts";
export { wordsOf };

interface Reader {
  readonly db: Tx;
  readonly locale: Locale;
  readonly today: string;
  readonly services: { readonly config: Config };
}

/** Refuses an ad, as it now stands in the database, that an enforced rule of the seller's country refuses. */
export async function requireAllowedByRules(
  catId: number,
  { db, locale, today, services: { config } }: Reader,
): Promise<void> {
  if (config.rulePacks.size === 0) return;
  const question = await adQuestion(db, catId, today);
  if (!question) return;
  const enforced = packs.filter(({ id }) => config.rulePacks.has(id));
  const { fired } = evaluate(enforced, { ...question, turnedOn: turnedOn(config) });
  const reasons = fired.filter(({ verdict }) => verdict === "refuse");
  if (reasons.length === 0) return;
  refuse("ad_against_rules", {
    values: {
      reasons: reasons
        .map(
          ({ rule, values }) =>
            `${wordsOf(rule.text, locale)} (${rule.source}; ${values.join(", ")})`,
        )
        .join("; "),
    },
  });
}

/** When a litter's kittens may leave; the reason is the rule of the breeder's country that asks for more than is usual. */
export function leavingOf(
  country: string,
  born: string,
  locale: Locale,
): { readonly day: string; readonly reason: string | null } {
  const { day, rule } = leavingDay(packs, country, born);
  return { day, reason: rule && `${wordsOf(rule.text, locale)} (${rule.source})` };
}

interface HandOver {
  readonly catId: number;
  readonly day: string;
  readonly buyerPlace: string;
  /** What the seller says of the cat's health. */
  readonly facts: Facts;
}

/** What decides whether a cat may be handed over. Other than at the ad, a chip that is not entered is lacking. */
export async function handOverRules(
  db: Db,
  { catId, day, buyerPlace, facts }: HandOver,
  config: Config,
): Promise<{ readonly packs: readonly Pack[]; readonly question: Question }> {
  const asked = (await adQuestion(db, catId, day))!;
  const question: Question = {
    ...asked,
    event: "HND",
    buyerPlace,
    turnedOn: turnedOn(config),
    facts: { chip: false, cross_border: asked.place !== buyerPlace, ...asked.facts, ...facts },
  };
  return { packs, question };
}
