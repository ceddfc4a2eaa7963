import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { merges } from "./checks.ts";

/** That the club merges two registered records. By ids without foreign keys, like merges: it outlives the record that goes. */
export const mergeRequests = pgTable(
  "merge_requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The record that stays. */
    cat_id: integer().notNull(),
    other_id: integer().notNull(),
    other_name: text().notNull(),
    /** Of the record that goes; null if it was not registered. */
    number: text(),
    /** Fields whose values come from the record that goes. */
    take: text().array().notNull(),
    reason: text().notNull(),
    asker_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** Of both records, as the asker saw them. */
    seen_version: bigint({ mode: "number" }).notNull(),
    status: text().notNull().default("asked"),
    lapsed_by: text(),
    decision: text(),
    merge_id: integer().references(() => merges.id, { onDelete: "restrict" }),
    created_at: moment().notNull().defaultNow(),
    decided_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
  },
  (t) => [
    uniqueIndex("merge_requests_one_open_a_pair")
      .on(sql`least(${t.cat_id}, ${t.other_id})`, sql`greatest(${t.cat_id}, ${t.other_id})`)
      .where(sql`status = 'asked'`),
    index("merge_requests_open_cat_idx")
      .on(t.cat_id)
      .where(sql`status = 'asked'`),
    index("merge_requests_open_other_idx")
      .on(t.other_id)
      .where(sql`status = 'asked'`),
    index("merge_requests_asker_id_idx").on(t.asker_id),
    index("merge_requests_decided_by_idx").on(t.decided_by),
    index("merge_requests_merge_id_idx").on(t.merge_id),
    check("merge_requests_two_cats", sql`${t.cat_id} <> ${t.other_id}`),
    check(
      "merge_requests_status_known",
      sql`${t.status} in ('asked', 'confirmed', 'declined', 'withdrawn', 'lapsed')`,
    ),
    check(
      "merge_requests_lapsed_by_known",
      sql`${t.lapsed_by} is null or (${t.lapsed_by} in ('owner', 'registration', 'record') and ${t.status} = 'lapsed')`,
    ),
    check(
      "merge_requests_decision_whole",
      sql`(${t.status} = 'asked') = (${t.decided_at} is null) and (${t.status} in ('confirmed', 'declined')) = (${t.decided_by} is not null) and (${t.status} <> 'declined' or ${t.decision} is not null)`,
    ),
    check("merge_requests_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check("merge_requests_decision_length", sql`char_length(${t.decision}) between 1 and 500`),
  ],
);

/** Numbers of records that were merged away. No cat gets such a number again: see the trigger in the migrations. */
export const mergedNumbers = pgTable(
  "merged_numbers",
  {
    reg_num: text().primaryKey(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "restrict" }),
    merge_id: integer()
      .notNull()
      .references(() => merges.id, { onDelete: "restrict" }),
  },
  (t) => [
    unique("merged_numbers_merge_id_key").on(t.merge_id),
    index("merged_numbers_cat_id_idx").on(t.cat_id),
  ],
);
