/** What the club has verified of sellers. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";

/** A row per mark, kept when withdrawn; a trigger of the migrations refuses any other change. */
export const sellerMarks = pgTable(
  "seller_marks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    mark: text().notNull(),
    marked_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    marked_at: moment().notNull().defaultNow(),
    withdrawn_by: integer().references(() => users.id, { onDelete: "restrict" }),
    withdrawn_at: moment(),
    /** Why it was withdrawn. */
    reason: text(),
  },
  (t) => [
    uniqueIndex("seller_marks_one_a_kind")
      .on(t.member_id, t.mark)
      .where(sql`withdrawn_at is null`),
    index("seller_marks_member_id_idx").on(t.member_id, t.id),
    check(
      "seller_marks_mark_known",
      sql`${t.mark} in ('name', 'address', 'cattery', 'club_member')`,
    ),
    check(
      "seller_marks_withdrawal_whole",
      sql`(${t.withdrawn_at} is null) = (${t.withdrawn_by} is null) and (${t.withdrawn_at} is null) = (${t.reason} is null)`,
    ),
    check("seller_marks_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check(
      "seller_marks_not_own",
      sql`${t.marked_by} <> ${t.member_id} and ${t.withdrawn_by} is distinct from ${t.member_id}`,
    ),
  ],
);
