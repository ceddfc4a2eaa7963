import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { withheldPapers } from "./withheld.ts";
import { catSystems } from "./reference.ts";

/** A file uploaded by a member. `path` is the upload's answer; a photo-URL call accepts no other (decisions §7). */
export const uploads = pgTable(
  "uploads",
  {
    path: text().primaryKey(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    prefix: text().notNull(),
    /** The key of the untouched original in the private part of the store. */
    original_key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The total size of its stored files. */
    bytes: integer().notNull(),
    /** Their keys in the store. */
    files: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What a photo looks like (domain/photos/picture-print.ts); found by an index of the migrations. */
    print: bigint({ mode: "bigint" }),
    /** Whether anything shows it, or has shown it; set by triggers, which delete the row once nothing does. */
    attached: boolean().notNull().default(false),
    /** Its original has no camera data; false only for files stored by earlier releases. */
    is_clean: boolean().notNull().default(true),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("uploads_users_id_idx").on(t.users_id, t.created_at),
    index("uploads_unused_idx")
      .on(t.created_at)
      .where(sql`not attached`),
    index("uploads_unclean_idx")
      .on(t.path)
      .where(sql`not is_clean`),
    index("uploads_random_idx").on(sql`left(split_part(${t.path}, '/', 3), 24)`),
    check(
      "uploads_prefix_known",
      sql`${t.prefix} in ('cat-photo', 'profile', 'cattery', 'metric', 'pedigree', 'credential', 'evidence', 'message', 'chip-proof', 'club')`,
    ),
  ],
);

/** Files of deleted uploads still to be removed from the disk. */
export const forgottenFiles = pgTable("forgotten_files", {
  key: text().primaryKey(),
  forgotten_at: moment().notNull().defaultNow(),
});

export const metrics = pgTable(
  "metrics",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cat_id: integer()
      .notNull()
      .references((): AnyPgColumn => cats.id, { onDelete: "cascade" }),
    metric_num: text().notNull(),
    issued_by: text().notNull(),
    metric_img_url: text().notNull(),
    cat_systems_id: smallint()
      .notNull()
      .references(() => catSystems.id, { onDelete: "restrict" }),
    /** Null: the cat's owners may see it. */
    withheld_id: integer().references((): AnyPgColumn => withheldPapers.id, {
      onDelete: "set null",
    }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("metrics_withheld_id_idx")
      .on(t.withheld_id)
      .where(sql`withheld_id is not null`),
    index("metrics_cat_id_idx").on(t.cat_id, t.id),
    index("metrics_img_url_idx").on(t.metric_img_url),
    check("metrics_num_length", sql`char_length(${t.metric_num}) between 1 and 100`),
    check("metrics_issued_by_length", sql`char_length(${t.issued_by}) between 1 and 50`),
    check(
      "metrics_single_lines",
      sql`is_single_line(${t.metric_num}) and is_single_line(${t.issued_by})`,
    ),
    foreignKey({
      name: "metrics_img_url_fkey",
      columns: [t.metric_img_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
  ],
);

export const pedigrees = pgTable(
  "pedigrees",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cat_id: integer()
      .notNull()
      .references((): AnyPgColumn => cats.id, { onDelete: "cascade" }),
    pedigree_num: text().notNull(),
    issued_by: text().notNull(),
    pedigree_img_url: text().notNull(),
    cat_systems_id: smallint()
      .notNull()
      .references(() => catSystems.id, { onDelete: "restrict" }),
    /** Null: the cat's owners may see it. */
    withheld_id: integer().references((): AnyPgColumn => withheldPapers.id, {
      onDelete: "set null",
    }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("pedigrees_withheld_id_idx")
      .on(t.withheld_id)
      .where(sql`withheld_id is not null`),
    unique("pedigrees_id_cat_id_key").on(t.id, t.cat_id),
    index("pedigrees_cat_id_idx").on(t.cat_id, t.id),
    index("pedigrees_number_key_idx").on(sql`number_key(pedigree_num)`),
    index("pedigrees_img_url_idx").on(t.pedigree_img_url),
    index("pedigrees_num_search_idx").using("gin", sql`lower(${t.pedigree_num}) gin_trgm_ops`),
    check("pedigrees_num_length", sql`char_length(${t.pedigree_num}) between 1 and 100`),
    check("pedigrees_issued_by_length", sql`char_length(${t.issued_by}) between 1 and 50`),
    check(
      "pedigrees_single_lines",
      sql`is_single_line(${t.pedigree_num}) and is_single_line(${t.issued_by})`,
    ),
    foreignKey({
      name: "pedigrees_img_url_fkey",
      columns: [t.pedigree_img_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
  ],
);
