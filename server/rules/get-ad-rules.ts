import { type Detail, DETAILS, TICKED_BY_SELLER } from "@felistry/domain/market/seller-details.ts";
import { holds } from "@felistry/domain/rules/evaluate.ts";
import { asksOf } from "@felistry/domain/rules/asks.ts";
import { evaluateInRegions, regionsOf } from "@felistry/domain/rules/regions.ts";
import { baseLocale } from "@felistry/i18n/locale.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { adQuestion, type AdQuestion } from "./ad-facts.ts";
import { selectSellerDetails } from "../market/queries.ts";
import { packs } from "./packs.ts";
import { turnedOn, withCurrency, wordsOf } from "./rule-words.ts";

export const getAdRules: Handler<"GET /cats/{id}/ad-rules"> = async (
  { params },
  { db, locale, today, member, services: { config } },
) => {
  const asked = await adQuestion(db, params.id, today);
  if (!asked) refuse("cat_not_found");
  const question = { ...asked, turnedOn: turnedOn(config) };
  const { verdict, fired, open } = evaluateInRegions(packs, question);
  const places = [question.place, ...open];
  const regions = regionsOf(asked.country);
  const isSeller = member!.id === asked.sellerId;
  const [said] = isSeller ? await selectSellerDetails(db, { memberId: asked.sellerId }) : [];
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
      asks: isSeller ? asksToShow(asksOf(packs, question, asked.country), said, asked) : [],
      said: said ?? null,
      fired: fired.map(({ rule, verdict: found, values, region }) => ({
        region,
        id: rule.id,
        verdict: found,
        text: wordsOf(rule.text, locale),
        source: rule.source,
        values: withCurrency(values, asked.currency, locale),
      })),
    },
  };
};

/** What a seller has said elsewhere stays to be seen and taken back. */
function asksToShow(
  asked: readonly Detail[],
  said: Readonly<Partial<Record<Detail, unknown>>> | undefined,
  { hasRegisteredLitter, facts }: AdQuestion,
): Detail[] {
  // None at all is said too: "0 queens" is shown until it is taken back.
  const isSaid = (detail: Detail) =>
    TICKED_BY_SELLER.has(detail) ? said?.[detail] === 1 : (said?.[detail] ?? null) !== null;
  return DETAILS.filter((detail) => asked.includes(detail) || isSaid(detail))
    .filter((detail) => detail !== "litter_size" || !hasRegisteredLitter)
    .filter((detail) => detail !== "vet_no_chip" || facts["chip"] !== true);
}
