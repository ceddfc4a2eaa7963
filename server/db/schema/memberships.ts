import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { clubs } from "./clubs.ts";
import { currencies } from "./reference.ts";

const KINDS = sql.raw("('full', 'family', 'youth', 'supporting')");

/** What a year costs, by kind; a membership keeps the fee as it was when it was asked for. */
export const membershipFees = pgTable(
  "membership_fees",
  {
    year: smallint().notNull(),
    kind: text().notNull(),
    amount: integer().notNull(),
    currency_id: integer()
      .notNull()
      .references(() => currencies.id),
    due_on: date({ mode: "string" }).notNull(),
    set_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    set_at: moment().notNull().defaultNow(),
    club_id: integer()
      .notNull()
      .default(1)
      .references(() => clubs.id, { onDelete: "restrict" }),
  },
  (t) => [
    primaryKey({ name: "membership_fees_pkey", columns: [t.club_id, t.year, t.kind] }),
    check("membership_fees_kind_known", sql`${t.kind} in ${KINDS}`),
    check("membership_fees_amount_bounds", sql`${t.amount} between 0 and 999999`),
    check("membership_fees_year_bounds", sql`${t.year} between 2000 and 2200`),
  ],
);

export const memberships = pgTable(
  "memberships",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    year: smallint().notNull(),
    kind: text().notNull(),
    amount: integer().notNull(),
    currency_id: integer()
      .notNull()
      .references(() => currencies.id),
    due_on: date({ mode: "string" }).notNull(),
    asked_at: moment().notNull().defaultNow(),
    paid_at: moment(),
    /** Who of the club has marked it. */
    paid_by: integer().references(() => users.id, { onDelete: "restrict" }),
    reminded_before_at: moment(),
    reminded_after_at: moment(),
    club_id: integer()
      .notNull()
      .default(1)
      .references(() => clubs.id, { onDelete: "restrict" }),
  },
  (t) => [
    uniqueIndex("memberships_one_a_year_of_club").on(t.club_id, t.member_id, t.year),
    index("memberships_of_club_idx").on(t.club_id, t.year, t.id),
    index("memberships_member_idx").on(t.member_id, t.year),
    index("memberships_year_idx").on(t.year, t.id),
    index("memberships_due_idx")
      .on(t.due_on, t.id)
      .where(sql`paid_at is null`),
    check("memberships_kind_known", sql`${t.kind} in ${KINDS}`),
    check("memberships_amount_bounds", sql`${t.amount} between 0 and 999999`),
    check("memberships_paid_whole", sql`(${t.paid_at} is null) = (${t.paid_by} is null)`),
  ],
);
