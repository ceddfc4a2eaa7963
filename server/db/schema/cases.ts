/** What waits for the club, of whatever kind: its desk is one queue. */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { clubs } from "./clubs.ts";

/**
 * A row for each thing that waits or has waited. Functions of the migrations open, end and reopen it (`open_case`, `end_case`,
 * `reopen_case`), called by triggers of the tables that cases are about.
 */
export const cases = pgTable(
  "cases",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The id of the row in the kind's table. */
    subject_id: integer().notNull(),
    /** Null if it is about no cat, or the cat is gone. */
    cat_id: integer().references(() => cats.id, { onDelete: "set null" }),
    /** Who asked the club, and is asked back. */
    applicant_id: integer().references(() => users.id, { onDelete: "restrict" }),
    /** Since when it waits: its turn, which it keeps while the club waits for an answer. */
    opened_at: moment().notNull().defaultNow(),
    state: text().notNull().default("waiting"),
    assigned_to: integer().references(() => users.id, { onDelete: "restrict" }),
    asked_at: moment(),
    /** What the applicant may change meanwhile. */
    asked_parts: text().array(),
    /** How it ended: the word of the kind's own table. */
    outcome: text(),
    decided_at: moment(),
    /** Null if it was withdrawn, or decided by rules. */
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
    /** Until then the decision can be taken back; null if it cannot. */
    final_at: moment(),
    /** The checks that were ticked for the decision. */
    checks: text().array(),
    /** The first of two pairs of eyes. */
    first_by: integer().references(() => users.id, { onDelete: "restrict" }),
    first_at: moment(),
    first_outcome: text(),
    /** Why, for who asked. */
    reason: text(),
    /** What the decider saw: not carried out if it has changed. */
    seen_version: bigint({ mode: "number" }),
    /** At whose desk it is (`give_case_to_club`). */
    club_id: integer()
      .notNull()
      .default(1)
      .references(() => clubs.id, { onDelete: "restrict" }),
  },
  (t) => [
    uniqueIndex("cases_one_open")
      .on(t.kind, t.subject_id)
      .where(sql`state in ('waiting', 'asked')`),
    index("cases_subject_idx").on(t.kind, t.subject_id, t.id),
    index("cases_queue_idx")
      .on(t.opened_at, t.id)
      .where(sql`state = 'waiting'`),
    index("cases_queue_of_kind_idx")
      .on(t.kind, t.opened_at, t.id)
      .where(sql`state = 'waiting'`),
    index("cases_asked_idx")
      .on(t.opened_at, t.id)
      .where(sql`state = 'asked'`),
    index("cases_assigned_idx")
      .on(t.assigned_to, t.opened_at, t.id)
      .where(sql`state in ('waiting', 'asked') and assigned_to is not null`),
    index("cases_assigned_to_idx").on(t.assigned_to),
    index("cases_decided_idx")
      .on(t.decided_at, t.id)
      .where(sql`state = 'decided'`),
    index("cases_not_final_idx")
      .on(t.cat_id, t.final_at)
      .where(sql`final_at is not null`),
    index("cases_cat_id_idx").on(t.cat_id, t.id),
    index("cases_applicant_id_idx").on(t.applicant_id),
    index("cases_decided_by_idx").on(t.decided_by),
    index("cases_first_by_idx").on(t.first_by),
    index("cases_queue_of_club_idx")
      .on(t.club_id, t.opened_at, t.id)
      .where(sql`state = 'waiting'`),
    index("cases_kinds_of_club_idx")
      .on(t.club_id, t.kind, t.opened_at, t.id)
      .where(sql`state = 'waiting'`),
    index("cases_of_other_clubs_idx")
      .on(t.club_id, t.decided_at, t.id)
      .where(sql`club_id > 1`),
    check(
      "cases_kind_known",
      sql`${t.kind} in ('application', 'correction', 'annulment', 'transfer', 'duplicate', 'ban', 'title', 'test', 'litter', 'report', 'message', 'held_ad', 'merge', 'dispute')`,
    ),
    check("cases_state_known", sql`${t.state} in ('waiting', 'asked', 'decided', 'withdrawn')`),
    check("cases_asked_whole", sql`(${t.state} = 'asked') = (${t.asked_at} is not null)`),
    check(
      "cases_end_whole",
      sql`(${t.state} in ('decided', 'withdrawn')) = (${t.decided_at} is not null) and (${t.decided_at} is null) = (${t.outcome} is null)`,
    ),
    check("cases_decided_by_somebody", sql`${t.decided_by} is null or ${t.state} = 'decided'`),
    check("cases_final_decision", sql`${t.final_at} is null or ${t.state} = 'decided'`),
    check(
      "cases_first_eyes_whole",
      sql`(${t.first_by} is null) = (${t.first_at} is null) and (${t.first_by} is null) = (${t.first_outcome} is null)`,
    ),
    check(
      "cases_second_eyes_others",
      sql`${t.first_by} is null or ${t.decided_by} is distinct from ${t.first_by}`,
    ),
  ],
);

/** What the club and who asked it say about a case; notes stay with the club. */
export const caseMessages = pgTable(
  "case_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    case_id: integer()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    /** Null if the site has said it. */
    author_id: integer().references(() => users.id, { onDelete: "restrict" }),
    kind: text().notNull(),
    /** Null if its kind says all, or its author has left. */
    text: text(),
    /** What the applicant has changed of the request: the values before and after, by field. Null once its author has left. */
    amended: jsonb(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("case_messages_case_idx").on(t.case_id, t.id),
    index("case_messages_author_idx").on(t.author_id),
    check(
      "case_messages_kind_known",
      sql`${t.kind} in ('question', 'answer', 'amended', 'note', 'first', 'first_fell', 'first_outdated', 'taken_back', 'returned', 'withdrawn')`,
    ),
    check(
      "case_messages_amended_of_kind",
      sql`${t.amended} is null or (${t.kind} = 'amended' and jsonb_typeof(${t.amended}) = 'object')`,
    ),
    check("case_messages_text_length", sql`length(${t.text}) <= 2000`),
  ],
);
