import { holds } from "@felistry/domain/rules/evaluate.ts";
import { evaluateInRegions, regionsOf } from "@felistry/domain/rules/regions.ts";
import { baseLocale } from "@felistry/i18n/locale.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { adQuestion } from "./ad-facts.ts";
import { packs } from "./packs.ts";
import { turnedOn, withCurrency, wordsOf } from "./rule-words.ts";

export const getAdRules: Handler<"GET /cats/{id}/ad-rules"> = async (
  { params },
  { db, locale, today, services: { config } },
) => {
  const asked = await adQuestion(db, params.id, today);
  if (!asked) refuse("cat_not_found");
  const question = { ...asked, turnedOn: turnedOn(config) };
  const { verdict, fired, open } = evaluateInRegions(packs, question);
  const places = [question.place, ...open];
  const regions = regionsOf(asked.country);
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
