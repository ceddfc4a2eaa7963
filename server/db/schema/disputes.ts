import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { orders } from "./orders.ts";

/** About an order: one at a time, and one by each side. Triggers keep to `dispute_moves`. */
export const disputes = pgTable(
  "disputes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    opener_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    reason: text().notNull(),
    stage: text().notNull().default("opened"),
    /** The last day for the answer, or after the decision for the appeal. */
    due_on: date({ mode: "string" }),
    /** When whoever has to answer was reminded of the last day. */
    reminded_at: moment(),
    /** Whom the club has agreed with. */
    for_side: text(),
    was_appealed: boolean().notNull().default(false),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("disputes_once_a_side").on(t.order_id, t.opener_id),
    uniqueIndex("disputes_one_an_order")
      .on(t.order_id)
      .where(sql`stage <> 'withdrawn'`),
    index("disputes_due_idx")
      .on(t.due_on)
      .where(sql`due_on is not null`),
    index("disputes_with_club_idx")
      .on(t.id)
      .where(sql`stage in ('answered', 'appealed')`),
    index("disputes_opener_id_idx").on(t.opener_id),
    check(
      "disputes_stage_known",
      sql`${t.stage} in ('opened', 'answered', 'decided', 'appealed', 'closed', 'withdrawn')`,
    ),
    check(
      "disputes_reason_known",
      sql`${t.reason} in ('deposit', 'not_as_described', 'ill', 'not_handed_over', 'not_paid', 'papers', 'other')`,
    ),
    check("disputes_for_side_known", sql`${t.for_side} in ('buyer', 'seller')`),
    check(
      "disputes_due_whole",
      sql`(${t.stage} in ('opened', 'decided')) = (${t.due_on} is not null)`,
    ),
  ],
);

/** The table of `domain/disputes/moves.ts`. */
export const disputeMoves = pgTable(
  "dispute_moves",
  {
    from_stage: text().notNull(),
    to_stage: text().notNull(),
    mover: text().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({
      name: "dispute_moves_pk",
      columns: [t.from_stage, t.to_stage, t.mover, t.name],
    }),
  ],
);

/** Append-only but for the text, which goes with its writer's account. */
export const disputeStatements = pgTable(
  "dispute_statements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dispute_id: integer()
      .notNull()
      .references(() => disputes.id, { onDelete: "restrict" }),
    /** Null for the site. */
    author_id: integer().references(() => users.id, { onDelete: "restrict" }),
    kind: text().notNull(),
    for_side: text(),
    text: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("dispute_statements_dispute_id_idx").on(t.dispute_id, t.id),
    index("dispute_statements_author_id_idx").on(t.author_id),
    check(
      "dispute_statements_kind_known",
      sql`${t.kind} in ('open', 'answer', 'evidence', 'withdraw', 'lose', 'go_on', 'decide', 'appeal', 'decide_again', 'rest')`,
    ),
    check("dispute_statements_for_side_known", sql`${t.for_side} in ('buyer', 'seller')`),
    check("dispute_statements_text_length", sql`char_length(${t.text}) between 1 and 3000`),
  ],
);

/** Append-only. */
export const disputeEvents = pgTable(
  "dispute_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    dispute_id: integer()
      .notNull()
      .references(() => disputes.id, { onDelete: "restrict" }),
    at: moment().notNull().defaultNow(),
    member_id: integer(),
    mover: text().notNull(),
    name: text().notNull(),
    from_stage: text(),
    to_stage: text().notNull(),
    for_side: text(),
  },
  (t) => [
    index("dispute_events_dispute_id_idx").on(t.dispute_id, t.id),
    check(
      "dispute_events_mover_known",
      sql`${t.mover} in ('opener', 'respondent', 'club', 'site', 'operator')`,
    ),
  ],
);
