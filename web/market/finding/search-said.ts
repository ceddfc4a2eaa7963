/** What a search asks for, filter by filter. */
import type { PageLocale } from "@felistry/contract/rendering.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { shortDate } from "../../ui/dates.ts";
import type { BreedChoice } from "../breed-choices.ts";
import { filtersOf, type MarketFilterName, type MarketQuery } from "./market-query.ts";
import { AGE_WORDS, BUILD_WORDS, CLAIM_WORDS, PATTERN_WORDS, SEX_WORDS } from "./market-words.ts";

const CHOICES = { sex: SEX_WORDS, age: AGE_WORDS, pattern: PATTERN_WORDS, build: BUILD_WORDS };

/** An address may ask for what there is not: the page that refuses it shows it as it is written. */
function wordFor(words: Readonly<Record<string, () => string>>, value: string): string {
  return Object.hasOwn(words, value) ? words[value]!() : value;
}

/** @param country its name, where it is known */
export function filterSaid(
  query: MarketQuery,
  name: MarketFilterName,
  breeds: readonly BreedChoice[],
  locale: PageLocale,
  country?: string,
): string {
  const value = String(query[name]);
  const { currency } = query;
  const money = currency ? `${value} ${currency.toUpperCase()}` : value;
  if (name === "q") return m.find_words_said({ words: value });
  if (name === "breed") return breeds.find(({ code }) => code === value)?.name ?? value;
  if (name in CHOICES) return wordFor(CHOICES[name as keyof typeof CHOICES], value);
  if (name === "country") return country ?? value.toUpperCase();
  if (name === "from") return m.find_price_from({ amount: money });
  if (name === "to") return m.find_price_to({ amount: money });
  if (name === "ready") return m.find_ready_by({ day: shortDate(value, locale) });
  return name in CLAIM_WORDS ? CLAIM_WORDS[name as keyof typeof CLAIM_WORDS]() : value;
}

export const searchSaid = (
  query: MarketQuery,
  breeds: readonly BreedChoice[],
  locale: PageLocale,
): string[] =>
  filtersOf(query)
    .filter((name) => name !== "currency")
    .map((name) => filterSaid(query, name, breeds, locale));
