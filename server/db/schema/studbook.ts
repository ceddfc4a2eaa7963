import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { clubs } from "./clubs.ts";
import { breeds } from "./reference.ts";

/** What a job has counted of the cats registered in a year; without a breed, of all of them. */
export const studbookFigures = pgTable(
  "studbook_figures",
  {
    year: smallint().notNull(),
    breed_id: smallint().references(() => breeds.id, { onDelete: "restrict" }),
    registered: integer().notNull(),
    males: integer().notNull(),
    litters: integer().notNull(),
    /** The registered cats of these litters. */
    kittens: integer().notNull(),
    /** Cats with a number in another registry. */
    imports: integer().notNull(),
    /** Different affixes. */
    catteries: integer().notNull(),
    /** Different ancestors without known parents, the cats themselves included. */
    founders: integer().notNull(),
    with_parents: integer().notNull(),
    /** The mean coefficient of inbreeding. */
    inbreeding: doublePrecision().notNull(),
  },
  (t) => [
    unique("studbook_figures_of_group").on(t.year, t.breed_id).nullsNotDistinct(),
    index("studbook_figures_breed_idx").on(t.breed_id, t.year),
  ],
);

/** The same of the cats that a club has registered, of each but the first. */
export const studbookOfClubs = pgTable(
  "studbook_of_clubs",
  {
    club_id: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: "restrict" }),
    year: smallint().notNull(),
    breed_id: smallint().references(() => breeds.id, { onDelete: "restrict" }),
    registered: integer().notNull(),
    males: integer().notNull(),
    litters: integer().notNull(),
    kittens: integer().notNull(),
    imports: integer().notNull(),
    catteries: integer().notNull(),
    founders: integer().notNull(),
    with_parents: integer().notNull(),
    inbreeding: doublePrecision().notNull(),
  },
  (t) => [
    unique("studbook_of_clubs_group").on(t.club_id, t.year, t.breed_id).nullsNotDistinct(),
    index("studbook_of_clubs_breed_id_idx").on(t.breed_id),
  ],
);

export const studbookColours = pgTable(
  "studbook_colours",
  {
    year: smallint().notNull(),
    breed_id: smallint()
      .notNull()
      .references(() => breeds.id, { onDelete: "restrict" }),
    ems: text().notNull(),
    cats: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: "studbook_colours_pkey", columns: [t.year, t.breed_id, t.ems] }),
    index("studbook_colours_breed_id_idx").on(t.breed_id),
  ],
);

/** The same of the cats that a club has registered, of each but the first. */
export const studbookColoursOfClubs = pgTable(
  "studbook_colours_of_clubs",
  {
    club_id: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: "restrict" }),
    year: smallint().notNull(),
    breed_id: smallint()
      .notNull()
      .references(() => breeds.id, { onDelete: "restrict" }),
    ems: text().notNull(),
    cats: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: "studbook_colours_of_clubs_pkey",
      columns: [t.club_id, t.year, t.breed_id, t.ems],
    }),
    index("studbook_colours_of_clubs_breed_id_idx").on(t.breed_id),
  ],
);

/** When the figures were last counted. */
export const studbookCounts = pgTable(
  "studbook_counts",
  {
    one_row: boolean().primaryKey().default(true),
    counted_at: moment().notNull(),
  },
  (t) => [check("studbook_counts_one_row", sql`${t.one_row}`)],
);

/** A printed studbook: its PDF is in the file store, in parts. */
export const studbookBooks = pgTable(
  "studbook_books",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    year: smallint().notNull(),
    /** Null: all breeds. */
    breed_id: smallint().references(() => breeds.id, { onDelete: "restrict" }),
    /** Null: of the whole registry. */
    club_id: integer().references(() => clubs.id, { onDelete: "restrict" }),
    language: text().notNull(),
    started_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    started_at: moment().notNull().defaultNow(),
    finished_at: moment(),
    failed: text(),
    printed: integer().notNull().default(0),
    total: integer().notNull().default(0),
    pages: integer().notNull().default(0),
    /** Each begins anew: a file in the store never changes. */
    attempt: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    bytes: bigint({ mode: "number" }).notNull().default(0),
  },
  (t) => [
    index("studbook_books_breed_id_idx").on(t.breed_id),
    index("studbook_books_started_by_idx").on(t.started_by),
    index("studbook_books_club_id_idx").on(t.club_id),
  ],
);
