/** The clubs of one installation. The tables of a desk have policies of row security, which migrations write. */
import { sql } from "drizzle-orm";
import {
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

export const clubs = pgTable(
  "clubs",
  {
    /** 1 is the club that the settings describe. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 2 }),
    slug: text().notNull().unique("clubs_slug_key"),
    /** By language; where one is missing, the site's name. */
    names: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Of the numbers that it gives; null for the first club, whose prefix is in the settings. */
    number_prefix: text().unique("clubs_number_prefix_key"),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Where its members live, in its own words. */
    region: text(),
    /** In which it answers; none named means in all of the site's. */
    languages: text().array().notNull().default([]),
  },
  (t) => [
    check("clubs_slug_written", sql`${t.slug} ~ '^[a-z][a-z0-9-]{1,30}$'`),
    check(
      "clubs_names_by_language",
      sql`jsonb_typeof(${t.names}) = 'object' and octet_length(${t.names}::text) <= 2000`,
    ),
    check("clubs_number_prefix_written", sql`${t.number_prefix} ~ '^[A-Z]{2,8}$'`),
    check("clubs_region_length", sql`char_length(${t.region}) between 1 and 100`),
    check("clubs_languages_few", sql`cardinality(${t.languages}) <= 20`),
    check("clubs_first_by_settings", sql`(${t.id} = 1) = (${t.number_prefix} is null)`),
  ],
);

/** The last number that a club has given in a year; those of the first club are in `registration_numbers`. */
export const clubNumbers = pgTable(
  "club_numbers",
  {
    club_id: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: "restrict" }),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: "club_numbers_pkey", columns: [t.club_id, t.year] }),
    check("club_numbers_from_one", sql`${t.last} >= 1`),
  ],
);
