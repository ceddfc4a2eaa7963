import {
  type Detail,
  DETAILS,
  isOfAd,
  TICKED_BY_SELLER,
} from "@felistry/domain/market/seller-details.ts";
import { holds } from "@felistry/domain/rules/evaluate.ts";
import { PAPERS } from "@felistry/domain/orders/papers.ts";
import { asksOf } from "@felistry/domain/rules/asks.ts";
import type { Rule } from "@felistry/domain/rules/rule.ts";
import { evaluateInRegions, openInRegions, regionsOf } from "@felistry/domain/rules/regions.ts";
import { baseLocale } from "@felistry/i18n/locale.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { adQuestion, type AdQuestion } from "./ad-facts.ts";
import { selectSellerDetails } from "../market/queries.ts";
import { packs } from "./packs.ts";
import { askedHere } from "./of-site.ts";
import { languageOf, withCurrency, wordsOf } from "./rule-words.ts";

export const getAdRules: Handler<"GET /cats/{id}/ad-rules"> = async (
  { params },
  { db, locale, today, member, services: { config } },
) => {
  const asked = await adQuestion(db, params.id, today);
  if (!asked) refuse("cat_not_found");
  const question = askedHere(asked, config);
  const { verdict, fired, open } = evaluateInRegions(packs, question);
  const places = [question.place, ...open];
  const regions = regionsOf(asked.country);
  const isSeller = member!.id === asked.sellerId;
  const [said] = await selectSellerDetails(db, { memberId: asked.sellerId });
  const wanted = asksOf(packs, question, asked.country);
  const asks = asksToShow(wanted, isSeller ? said : undefined, asked);
  return {
    data: {
      verdict,
      language: fired.every(({ rule }) => locale in rule.text) ? locale : baseLocale,
      packs: packs
        .filter((pack) => places.some((place) => holds(pack, { ...question, place })))
        .map(({ id, name, read_on }) => ({
          name: wordsOf(name, locale),
          read_on,
          enforced: config.rulePacks.has(id),
        })),
      regions,
      region: regions.find((region) => region === asked.place) ?? null,
      asks: isSeller ? asks : asks.filter(isOfAd),
      said: (isSeller ? said : null) ?? null,
      seller_asks: isSeller ? [] : wanted.filter((detail) => isLacking(said, detail)),
      unjudged: openInRegions(packs, question)
        .filter(({ rule, unknown }) => unknown.length > 0 && !isOfHandOver(rule, unknown))
        .map(({ rule, unknown, region }) => ({
          id: rule.id,
          text: wordsOf(rule.text, locale),
          language: languageOf(rule.text, locale),
          source: rule.source,
          region,
          unknown: [...unknown],
        })),
      fired: fired.map(({ rule, verdict: found, values, region }) => ({
        region,
        id: rule.id,
        verdict: found,
        text: wordsOf(rule.text, locale),
        language: languageOf(rule.text, locale),
        source: rule.source,
        values: withCurrency(values, asked.currency, locale),
      })),
    },
  };
};

const OF_LITTER: ReadonlySet<Detail> = new Set(["litter_size", "litter_size_unknown"]);

type Said = Readonly<Partial<Record<Detail, unknown>>> | undefined;

/** None at all is said too: "0 queens" is shown until it is taken back. */
const isSaid = (said: Said, detail: Detail): boolean =>
  TICKED_BY_SELLER.has(detail) ? said?.[detail] === 1 : (said?.[detail] ?? null) !== null;

/** Only the seller can say it; that they sell privately is said by leaving out how. */
const isLacking = (said: Said, detail: Detail): boolean =>
  !isOfAd(detail) && detail !== "sells_as" && !isSaid(said, detail);

/** What papers say is asked for at the hand-over. */
const isOfHandOver = ({ on }: Rule, unknown: readonly string[]): boolean =>
  on === "HND" && unknown.every((fact) => PAPERS.some((paper) => paper === fact));

/** What a seller has said, here or elsewhere, stays to be seen and taken back. */
function asksToShow(
  asked: readonly Detail[],
  said: Said,
  { hasRegisteredLitter, facts, inAd }: AdQuestion,
): Detail[] {
  const isInAd = (detail: Detail) => isOfAd(detail) && (inAd[detail] ?? false) !== false;
  const isNotAsked = (detail: Detail) => detail === "vet_no_chip" && facts["chip"] === true;
  return DETAILS.filter(
    (detail) =>
      (asked.includes(detail) && !isNotAsked(detail)) || isSaid(said, detail) || isInAd(detail),
  ).filter((detail) => !OF_LITTER.has(detail) || !hasRegisteredLitter);
}
