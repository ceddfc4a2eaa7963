import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { clubs } from "./clubs.ts";
import { pedigrees } from "./documents.ts";

/** A request to the club to register a cat on the basis of one of its pedigree documents. */
export const applications = pgTable(
  "applications",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cat_id: integer().notNull(),
    pedigrees_id: integer().notNull(),
    applicant_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    status: text().notNull().default("pending"),
    reason: text(),
    created_at: moment().notNull().defaultNow(),
    decided_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
    /** Which club is asked. */
    club_id: integer()
      .notNull()
      .default(1)
      .references(() => clubs.id, { onDelete: "restrict" }),
  },
  (t) => [
    // The document belongs to the cat of the application.
    foreignKey({
      name: "applications_pedigree_of_that_cat",
      columns: [t.pedigrees_id, t.cat_id],
      foreignColumns: [pedigrees.id, pedigrees.cat_id],
    })
      .onDelete("restrict")
      // A document moved to another record in a merge takes its application along.
      .onUpdate("cascade"),
    uniqueIndex("applications_one_pending_a_cat")
      .on(t.cat_id)
      .where(sql`status = 'pending'`),
    index("applications_pending_idx")
      .on(t.id)
      .where(sql`status = 'pending'`),
    index("applications_waiting_applicant_idx")
      .on(t.applicant_id, t.id)
      .where(sql`status = 'pending'`),
    index("applications_cat_id_idx").on(t.cat_id, t.id),
    check(
      "applications_status_known",
      sql`${t.status} in ('pending', 'confirmed', 'declined', 'withdrawn')`,
    ),
    check(
      "applications_decision_whole",
      // Nobody decides a withdrawal by the applicant.
      sql`(${t.status} = 'pending') = (${t.decided_at} is null) and (${t.status} in ('confirmed', 'declined')) = (${t.decided_by} is not null)`,
    ),
    check(
      "applications_decline_has_reason",
      sql`${t.status} <> 'declined' or ${t.reason} is not null`,
    ),
    index("applications_applicant_id_idx").on(t.applicant_id),
    index("applications_of_other_clubs_idx")
      .on(t.club_id, t.id)
      .where(sql`club_id > 1`),
    check("applications_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check("applications_not_by_applicant", sql`${t.decided_by} <> ${t.applicant_id}`),
  ],
);

/** The last number given in a year: its row is locked until the decision is committed, so that no number is lost or given twice. */
export const registrationNumbers = pgTable(
  "registration_numbers",
  {
    year: smallint().primaryKey(),
    last: integer().notNull(),
  },
  (t) => [check("registration_numbers_from_one", sql`${t.last} >= 1`)],
);
