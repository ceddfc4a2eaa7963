/** Breeds, countries and currencies as a search names them; they change with a release only. */
import { type CountryKeys, countryKeys } from "@felistry/domain/market/read-places.ts";
import { wordIn, type Worded } from "@felistry/domain/reference/word-in.ts";
import { locales } from "@felistry/i18n/locale.ts";
import { marketLexicon, type MarketLexicon } from "@felistry/domain/market/read-words.ts";
import { statement, told } from "../../db/statement.ts";
import type { Db } from "../../db/transaction.ts";
import { wordPairs, wordValues } from "../../db/word-in.ts";

/** With its name in every language. */
export type NamedCountry = { readonly id: number; readonly code: string } & Worded<"country">;

const selectReference = statement(
  "market_reference",
  `select (select json_agg(json_build_object('id', id, 'code', ems, 'names', array[${wordValues("breeds.breed")}]) order by id) from breeds) as breeds,
          (select json_agg(json_build_object('id', id, 'code', iso2, ${wordPairs("countries.country")}) order by id) from countries) as countries,
          (select json_object_agg(code, json_build_object('id', id, 'abb', abb)) from currencies) as currencies`,
  told<{
    breeds: { id: number; code: string; names: string[] }[];
    countries: NamedCountry[];
    currencies: Record<string, { id: number; abb: string }>;
  }>(),
);

export interface MarketReference {
  readonly lexicon: MarketLexicon;
  /** By three-letter code. */
  readonly breeds: ReadonlyMap<string, number>;
  readonly countries: ReadonlyMap<string, NamedCountry>;
  readonly countryKeys: CountryKeys;
  readonly currencies: ReadonlyMap<string, { readonly id: number; readonly abb: string }>;
}

export async function readMarketReference(db: Db): Promise<MarketReference> {
  const [row] = await selectReference(db);
  const { breeds, countries, currencies } = row!;
  return {
    lexicon: marketLexicon(breeds),
    breeds: new Map(breeds.map(({ code, id }) => [code, id])),
    countries: new Map(countries.map((country) => [country.code, country])),
    countryKeys: countryKeys(
      countries.map((country) => ({
        id: country.id,
        names: locales.map((locale) => wordIn(country, "country", locale)),
      })),
    ),
    currencies: new Map(Object.entries(currencies)),
  };
}
