/** What other nouns may have checked. */
import { leavingDay } from "@felistry/domain/dates/due-dates.ts";
import type { Question } from "@felistry/domain/rules/evaluate.ts";
import { bordersBetween, evaluateInRegions, placeIn } from "@felistry/domain/rules/regions.ts";
import type { Facts, Pack } from "@felistry/domain/rules/rule.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { regionName } from "@felistry/i18n/region-names.ts";
import { ruleValuesWords } from "@felistry/i18n/rule-values.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { adQuestion } from "./ad-facts.ts";
import { packs } from "./packs.ts";
export { adviceOnTitle, languageOfRules, titlesOfCat } from "./club/titles.ts";
export { requireNameAllowed, verdictOfName } from "./club/cattery-name.ts";
export { requireUnblocked, type Advice } from "./club/advice.ts";
export {
  adviceOnRequest,
  keepVerdictOfRequest,
  verdictOfComing,
  verdictOfCorrected,
  verdictOfRequest,
} from "./club/requests/requests.ts";
export { keptVerdictOf, type RequestId } from "./club/requests/kept-verdicts.ts";
export type { ToldVerdict } from "./club/verdict-record.ts";
export {
  adviceOnCat,
  adviceOnLitter,
  judgeLitter,
  keepVerdictOfCat,
  keepVerdictOfLitter,
  registersCleanLitters,
  verdictOfCat,
} from "./club/verdicts-of.ts";
import { askedHere } from "./of-site.ts";
import { withCurrency, wordsOf } from "./rule-words.ts";
export { wordsOf };

interface Asking {
  readonly db: Db;
  readonly today: string;
  readonly services: { readonly config: Config };
}

/** Why an enforced rule of the seller's country refuses the ad, as it now stands in the database, or an order on this site; null if none does. */
export async function refusalOfRules(
  catId: number,
  { db, today, services: { config } }: Asking,
  event: "AD" | "RES" = "AD",
): Promise<((locale: Locale) => string) | null> {
  if (config.rulePacks.size === 0) return null;
  const question = await adQuestion(db, catId, today);
  if (!question) return null;
  const facts = { ...question.facts, online_order: event === "RES" };
  const enforced = packs.filter(({ id }) => config.rulePacks.has(id));
  const { fired } = evaluateInRegions(enforced, askedHere({ ...question, event, facts }, config));
  const reasons = fired.filter(
    ({ verdict, rule }) => verdict === "refuse" && (event === "AD" || rule.on === event),
  );
  if (reasons.length === 0) return null;
  const isRegionAsked = reasons.some(({ region }) => region !== null);
  return (locale) =>
    reasons
      .map(({ rule, values, region }) => {
        const facts = withCurrency(values, question.currency, locale);
        const words = ruleValuesWords(facts, locale);
        const where = region === null ? "" : `${regionName(region, locale)}: `;
        return `${where}${wordsOf(rule.text, locale)} (${[rule.source, ...words].join("; ")})`;
      })
      .concat(isRegionAsked ? m.rules_region_asked({}, { locale }) : [])
      .join("; ");
}

export async function requireAllowedByRules(
  catId: number,
  { locale, ...asking }: Asking & { readonly locale: Locale },
): Promise<void> {
  const refusal = await refusalOfRules(catId, asking);
  if (refusal) refuse("ad_against_rules", { written: { reasons: refusal(locale) } });
}

export async function requireOrderAllowedByRules(
  catId: number,
  { locale, ...asking }: Asking & { readonly locale: Locale },
): Promise<void> {
  const refusal = await refusalOfRules(catId, asking, "RES");
  if (refusal) refuse("order_against_rules", { written: { reasons: refusal(locale) } });
}

/** When a litter's kittens may leave; the reason is the rule of the breeder's country or region that asks for more than is usual. */
export function leavingOf(
  { country, region }: { readonly country: string; readonly region: string | null },
  born: string,
  locale: Locale,
): { readonly day: string; readonly reason: string | null } {
  const { day, rule } = leavingDay(packs, placeIn(country, region), born);
  return { day, reason: rule && `${wordsOf(rule.text, locale)} (${rule.source})` };
}

interface HandOver {
  readonly catId: number;
  readonly day: string;
  readonly buyerPlace: string;
  /** What the seller says of the cat's health. */
  readonly facts: Facts;
}

/** What decides whether a cat may be handed over. Other than at the ad, a chip or a neutering that is not entered is lacking. */
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
    facts: {
      chip: false,
      neutered: false,
      ...bordersBetween(packs, asked.place!, buyerPlace),
      ...asked.facts,
      ...facts,
    },
  };
  return { packs, question: askedHere(question, config) };
}
