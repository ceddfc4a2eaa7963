import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";

/**
 * Cats' names as searched for and shown in the other script. Triggers write them, for all new cats of a statement at once.
 * No foreign key: another trigger removes a cat's row, and checking the key would take a twentieth of an import's time.
 */
export const catNames = pgTable(
  "cat_names",
  {
    cat_id: integer().primaryKey(),
    /** The full name in the other script, by rule or as the owner corrected it. Null if there is none. */
    other: text(),
    corrected: boolean().notNull().default(false),
    letters: smallint().notNull(),
    /** The words of both forms and of the numbers, each after a space. */
    keys: text().notNull(),
  },
  (t) => [
    check("cat_names_other_length", sql`char_length(${t.other}) between 1 and 1000`),
    check("cat_names_single_line", sql`is_single_line(${t.other})`),
  ],
);

/** `cat_names.keys` with a row per word, the shortest names first. */
export const catWords = pgTable(
  "cat_words",
  {
    word: text().notNull(),
    letters: smallint().notNull(),
    cat_id: integer().notNull(),
  },
  (t) => [primaryKey({ name: "cat_words_pkey", columns: [t.word, t.letters, t.cat_id] })],
);

/** Words that some cat has or had, for searches with a typing error. Numbers are not among them (`is_search_word`). */
export const searchWords = pgTable("search_words", { word: text().notNull() }, (t) => [
  index("search_words_word_idx").on(t.word),
  index("search_words_typo_idx").using("gin", sql`${t.word} gin_trgm_ops`),
]);

/**
 * Names that an import has committed ahead of their cats. A row of an import that nobody works on is left from a process
 * that ended between the two commits: its names go.
 */
export const namesAhead = pgTable(
  "names_ahead",
  {
    import_id: integer().primaryKey(),
    first_cat_id: integer().notNull(),
    last_cat_id: integer().notNull(),
  },
  () => [check("names_ahead_range", sql`first_cat_id <= last_cat_id`)],
);
