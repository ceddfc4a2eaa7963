/**
 * Reference data: loaded from `data/*.csv` at every start, with permanent ids (see data/README.md).
 */
import { sql } from "drizzle-orm";
import { boolean, check, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";

export const currencies = pgTable(
  "currencies",
  {
    id: smallint().primaryKey(),
    code: text().notNull(),
    abb: text().notNull(),
    symbol: text().notNull(),
    name_en: text().notNull(),
    name_ru: text().notNull(),
  },
  (t) => [unique("currencies_code_key").on(t.code)],
);

export const countries = pgTable(
  "countries",
  {
    id: smallint().primaryKey(),
    iso2: text().notNull(),
    iso3: text().notNull(),
    country_en: text().notNull(),
    country_ru: text().notNull(),
    /** Null if sellers cannot choose the country's currency. */
    currency_id: smallint().references(() => currencies.id, { onDelete: "restrict" }),
  },
  (t) => [unique("countries_iso2_key").on(t.iso2)],
);

export const breeds = pgTable(
  "breeds",
  {
    id: smallint().primaryKey(),
    ems: text().notNull(),
    breed_en: text().notNull(),
    breed_ru: text().notNull(),
    recognised_by: text().notNull(),
    longhair: boolean().notNull(),
    gallery: boolean().notNull(),
    notes: text().notNull(),
  },
  (t) => [
    unique("breeds_ems_key").on(t.ems),
    check("breeds_ems_three_letters", sql`${t.ems} ~ '^[A-Z]{3}$'`),
  ],
);

export const catSystems = pgTable(
  "cat_systems",
  {
    id: smallint().primaryKey(),
    abb: text().notNull(),
    name: text().notNull(),
    kind: text().notNull(),
    country: text(),
    site: text(),
  },
  (t) => [unique("cat_systems_abb_key").on(t.abb)],
);

export const colourOptions = pgTable(
  "colour_options",
  {
    kind: text().notNull(),
    ems: text().notNull(),
    id: smallint().notNull(),
    name_eng: text().notNull(),
    name_ru: text().notNull(),
    sort: smallint().notNull(),
  },
  (t) => [
    primaryKey({ name: "colour_options_pkey", columns: [t.kind, t.ems] }),
    unique("colour_options_id_key").on(t.id),
    check(
      "colour_options_kind_known",
      sql`${t.kind} in ('main', 'gold', 'white', 'tabby', 'point', 'eye')`,
    ),
  ],
);

/** Reference words of languages without a column above: `data/words/<language>.csv`. */
export const referenceWords = pgTable(
  "reference_words",
  {
    kind: text().notNull(),
    id: smallint().notNull(),
    language: text().notNull(),
    word: text().notNull(),
  },
  (t) => [
    primaryKey({ name: "reference_words_pkey", columns: [t.kind, t.id, t.language] }),
    check(
      "reference_words_kind_known",
      sql`${t.kind} in ('breed', 'colour', 'country', 'currency')`,
    ),
    check("reference_words_word_given", sql`${t.word} <> ''`),
  ],
);

/** Which state of `data/*.csv` the tables above hold, so that a start with the same files has nothing to load. */
export const referenceLoads = pgTable(
  "reference_loads",
  {
    one_row: boolean().primaryKey().default(true),
    content_hash: text().notNull(),
  },
  (t) => [check("reference_loads_one_row", sql`${t.one_row}`)],
);
