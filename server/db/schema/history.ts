import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./accounts.ts";

/**
 * Every cat's history, written by triggers in the transaction of the change and never modified
 * (see the migration of the same name). Members and cats are named by id without foreign keys: a deleted cat keeps its
 * history, and a closed account leaves nothing personal in it.
 */
export const history = pgTable(
  "history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** Null: the system, such as a seed or an operator's command. */
    member_id: integer(),
    request_id: text(),
    noun: text().notNull(),
    action: text().notNull(),
    /** Null if the change concerns a member: a role, a suspension. */
    cat_id: integer(),
    /** The id of the row in the noun's table, or of the member. */
    row_id: integer().notNull(),
    /** Changed columns only. */
    before: jsonb(),
    after: jsonb(),
    /** The change that this one undoes. */
    undoes: integer(),
  },
  (t) => [
    index("history_cat_id_idx").on(t.cat_id, t.id),
    index("history_noun_idx").on(t.noun, t.id),
    index("history_member_id_idx").on(t.member_id, t.id),
    // A day's changes in order: a day long ago is found as fast as today.
    index("history_day_idx").on(sql`((${t.at} at time zone 'UTC')::date)`, t.id),
    index("history_undoes_idx")
      .on(t.undoes)
      .where(sql`undoes is not null`),
    check(
      "history_of_cat_or_member",
      sql`(${t.cat_id} is null) = (${t.noun} in ('role', 'suspension', 'membership', 'fee'))`,
    ),
    check("history_action_known", sql`${t.action} in ('insert', 'update', 'delete')`),
  ],
);
