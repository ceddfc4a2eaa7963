import type { Worded } from "@felistry/domain/reference/word-in.ts";
import type { ColourKind } from "@felistry/contract/reference.ts";
import { wordColumns } from "../db/word-in.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

export interface CountryRow extends Worded<"country"> {
  id: number;
  iso2: string;
  currency_id: number | null;
}

export const countryById = statement<[number], CountryRow>(
  "country_by_id",
  `select id, iso2, ${wordColumns("country")}, currency_id from countries where id = $1::int`,
);

export const currencyById = statement<[number], { id: number; abb: string }>(
  "currency_by_id",
  "select id, abb from currencies where id = $1::int",
);

export const systemById = statement<[number], { id: number; abb: string }>(
  "cat_system_by_id",
  "select id, abb from cat_systems where id = $1::int",
);

export interface BreedRow {
  id: number;
  ems: string;
}

export const breedById = statement<[id: number], BreedRow>(
  "breed_by_id",
  "select id, ems from breeds where id = $1::int",
);

export const breedByEms = statement<[ems: string], BreedRow>(
  "breed_by_ems",
  "select id, ems from breeds where ems = $1",
);

export interface BreedNameRow extends BreedRow, Worded<"breed"> {
  longhair: boolean;
}

export const breedName = statement<[ems: string], BreedNameRow>(
  "breed_name",
  `select id, ems, ${wordColumns("breed")}, longhair from breeds where ems = $1`,
);

export interface ColourOptionRow {
  id: number;
  kind: ColourKind;
  ems: string;
  name_eng: string;
}

export const colourOptions = statement<[], ColourOptionRow>(
  "colour_options",
  "select id, kind, ems, name_eng from colour_options",
);

const breedNames = statement<[], { ems: string; names: string[] }>(
  "breed_names",
  `select ems, array[${wordColumns("breed")}] as names from breeds`,
);
const systemNames = statement<[], { abb: string; name: string }>(
  "cat_system_names",
  "select abb, name from cat_systems",
);

/** Breeds and systems as papers print them. */
export async function printedWords(db: Db): Promise<{
  breeds: { ems: string; names: string[] }[];
  systems: { abb: string; name: string }[];
}> {
  return { breeds: await breedNames(db), systems: await systemNames(db) };
}
