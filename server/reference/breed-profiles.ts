/** The tables of `data/breeds`, read once: what is said of each breed, by its EMS code. */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type {
  BreedCare,
  BreedScreen,
  BreedSize,
  BreedTrait,
} from "@felistry/domain/reference/breed-profile.ts";
import { baseLocale, locales, type Locale } from "@felistry/i18n/locale.ts";

export interface BreedProfile {
  readonly size: BreedSize;
  readonly kg_low: number;
  readonly kg_high: number;
  readonly care: BreedCare;
  readonly life_years: number | null;
  readonly screens: BreedScreen[];
  readonly traits: BreedTrait[];
}

type Row<Column extends string> = Readonly<Record<"breeds" | Column, string>>;

const file = (name: string) => new URL(`../../data/breeds/${name}.csv`, import.meta.url);

/** A row speaks of all breeds that it names: longhaired and shorthaired, for example. */
function table<Column extends string>(name: string): ReadonlyMap<string, Row<Column>> {
  const rows: Row<Column>[] = existsSync(file(name))
    ? parse(readFileSync(file(name)), { columns: true })
    : [];
  return new Map(rows.flatMap((row) => row.breeds.split(" ").map((ems) => [ems, row])));
}

const words = <Word extends string>(text: string) => text.split(" ").filter(Boolean) as Word[];

// As the test of the tables makes sure.
export const BREED_PROFILES: ReadonlyMap<string, BreedProfile> = new Map(
  table<keyof BreedProfile>("profiles")
    .entries()
    .map(([ems, row]) => [
      ems,
      {
        size: row.size as BreedSize,
        kg_low: Number(row.kg_low),
        kg_high: Number(row.kg_high),
        care: row.care as BreedCare,
        life_years: row.life_years === "" ? null : Number(row.life_years),
        screens: words<BreedScreen>(row.screens),
        traits: words<BreedTrait>(row.traits),
      },
    ]),
);

const CHARACTERS: ReadonlyMap<string, ReadonlyMap<string, Row<"character">>> = new Map(
  locales.map((locale) => [locale, table<"character">(locale)]),
);

/** In the reader's language if there is a table of it. */
export function characterOf(ems: string, locale: Locale) {
  for (const language of [locale, baseLocale]) {
    const text = CHARACTERS.get(language)?.get(ems)?.character;
    if (text !== undefined) return { text, language };
  }
  return null;
}
