import type { ColourKind } from "@felistry/contract/reference.ts";
import { wordColumns, wordValues } from "../db/word-in.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

export const countryById = statement(
  "country_by_id",
  `select id, iso2, ${wordColumns("countries.country")}, currency_id from countries where id = :id::int`,
);

export const countryByCode = statement(
  "country_by_code",
  "select id from countries where iso2 = :iso2",
);

export const currencyById = statement(
  "currency_by_id",
  "select id, abb from currencies where id = :id::int",
);

export const systemById = statement(
  "cat_system_by_id",
  "select id, abb from cat_systems where id = :id::int",
);

export interface BreedRow {
  id: number;
  ems: string;
}

export const breedById = statement("breed_by_id", "select id, ems from breeds where id = :id::int");

export const breedByEms = statement("breed_by_ems", "select id, ems from breeds where ems = :ems");

export const breedName = statement(
  "breed_name",
  `select id, ems, ${wordColumns("breeds.breed")}, longhair from breeds where ems = :ems`,
);

export interface ColourOptionRow {
  id: number;
  kind: ColourKind;
  ems: string;
  name_eng: string;
}

export const colourOptions = statement(
  "colour_options",
  "select id, kind, ems, name_eng from colour_options",
);

const breedNames = statement(
  "breed_names",
  `select ems, array[${wordValues("breeds.breed")}] as names from breeds`,
);
export const systemByAbb = statement(
  "cat_system_by_abb",
  "select id from cat_systems where abb = :abb order by id limit 1",
);

const systemNames = statement("cat_system_names", "select abb, name from cat_systems");

/** Breeds and systems as papers print them. */
export async function printedWords(db: Db): Promise<{
  breeds: { ems: string; names: string[] }[];
  systems: { abb: string; name: string }[];
}> {
  return { breeds: await breedNames(db), systems: await systemNames(db) };
}

export { referenceWords } from "./words.ts";
