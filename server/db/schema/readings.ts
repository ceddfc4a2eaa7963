import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { pedigrees } from "./documents.ts";

/** Scans sent for reading, and the results; deleted when answered, saved, dismissed or a day old. */
export const readings = pgTable(
  "readings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Chosen by the sender; no other member can name it. */
    key: uuid().notNull(),
    cat_id: integer().references(() => cats.id, { onDelete: "cascade" }),
    /** The document whose stored scan is read, for the club. */
    pedigree_id: integer().references(() => pedigrees.id, { onDelete: "cascade" }),
    /** The SHA-256 of a sent file, or the path of a document's scan: the same is not read twice. */
    source: text().notNull(),
    is_pdf: boolean().notNull().default(false),
    /** A sent file, until it has been read. */
    scan: bytea(),
    /** Its sender asks for it later; otherwise the call that sent it waits. */
    is_kept: boolean().notNull(),
    /** How many scans of the same member come before it: of all members the first ones are read first. */
    round: smallint().notNull().default(0),
    step: text().notNull().default("queued"),
    page: integer().notNull().default(0),
    pages: integer().notNull().default(0),
    part: real().notNull().default(0),
    created_at: moment().notNull().defaultNow(),
    begun_at: moment(),
    finished_at: moment(),
    result: text(),
    /** The code of the scan's fault. */
    failed: text(),
  },
  (t) => [
    uniqueIndex("readings_users_id_key_idx").on(t.users_id, t.key),
    uniqueIndex("readings_read_once")
      .on(t.users_id, t.source, sql`coalesce(${t.cat_id}, 0)`, sql`coalesce(${t.pedigree_id}, 0)`)
      .where(sql`is_kept and failed is null`),
    index("readings_cat_id_idx").on(t.cat_id),
    index("readings_pedigree_id_idx").on(t.pedigree_id),
    index("readings_created_at_idx").on(t.created_at),
    index("readings_unfinished_idx")
      .on(t.id)
      .where(sql`finished_at is null`),
    check(
      "readings_step_known",
      sql`${t.step} in ('queued', 'preparing', 'finding', 'reading', 'placing')`,
    ),
    check("readings_part_is_share", sql`${t.part} between 0 and 1`),
    check(
      "readings_end_whole",
      sql`(${t.finished_at} is null) = (${t.result} is null and ${t.failed} is null)`,
    ),
  ],
);
