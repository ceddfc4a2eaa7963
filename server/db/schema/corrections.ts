import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { uploads } from "./documents.ts";

/** A request to the club to change facts of a registered cat. */
export const corrections = pgTable(
  "corrections",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "restrict" }),
    asker_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** The values asked for, by field; a colour is an object of its codes. */
    changes: jsonb().notNull(),
    /** What the cat had there when it was asked. */
    before: jsonb().notNull(),
    reason: text().notNull(),
    /** A scan or photo for the asker and the club alone; a trigger forgets it with a request that nobody decides. */
    evidence_url: text(),
    status: text().notNull().default("asked"),
    /** The club's reason. */
    decision: text(),
    created_at: moment().notNull().defaultNow(),
    decided_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
  },
  (t) => [
    foreignKey({
      name: "corrections_evidence_url_fkey",
      columns: [t.evidence_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
    uniqueIndex("corrections_one_open_a_cat")
      .on(t.cat_id)
      .where(sql`status = 'asked'`),
    index("corrections_open_idx")
      .on(t.id)
      .where(sql`status = 'asked'`),
    index("corrections_cat_id_idx").on(t.cat_id, t.id),
    index("corrections_asker_id_idx").on(t.asker_id, t.id),
    index("corrections_evidence_url_idx").on(t.evidence_url),
    check(
      "corrections_status_known",
      sql`${t.status} in ('asked', 'confirmed', 'declined', 'withdrawn', 'lapsed')`,
    ),
    check(
      "corrections_decision_whole",
      sql`(${t.status} = 'asked') = (${t.decided_at} is null) and (${t.status} in ('confirmed', 'declined')) = (${t.decided_by} is not null) and (${t.decided_by} is null) = (${t.decision} is null)`,
    ),
    check(
      "corrections_change_something",
      sql`jsonb_typeof(${t.changes}) = 'object' and ${t.changes} <> '{}'`,
    ),
    check("corrections_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check("corrections_decision_length", sql`char_length(${t.decision}) between 1 and 500`),
    check(
      "corrections_have_evidence",
      sql`${t.evidence_url} is not null or ${t.status} in ('withdrawn', 'lapsed')`,
    ),
    check("corrections_not_by_asker", sql`${t.decided_by} <> ${t.asker_id}`),
  ],
);

/** Registrations that the club has annulled. No cat gets such a number again: see the trigger in the migrations. */
export const annulments = pgTable(
  "annulments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "restrict" }),
    reg_num: text().notNull(),
    reason: text().notNull(),
    decided_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    decided_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("annulments_reg_num_key").on(t.reg_num),
    index("annulments_cat_id_idx").on(t.cat_id, t.id),
    check("annulments_reason_length", sql`char_length(${t.reason}) between 1 and 300`),
  ],
);

/** A cat that the club does not let breed for a time; a litter bred meanwhile is refused by a trigger. */
export const breedingBans = pgTable(
  "breeding_bans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    from_day: date({ mode: "string" }).notNull(),
    until_day: date({ mode: "string" }).notNull(),
    reason: text().notNull(),
    /** On the cat's page, for everybody. */
    is_shown: smallint().notNull(),
    decided_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    decided_at: moment().notNull().defaultNow(),
    lifted_by: integer().references(() => users.id, { onDelete: "restrict" }),
    lifted_at: moment(),
  },
  (t) => [
    index("breeding_bans_cat_id_idx").on(t.cat_id, t.id),
    check("breeding_bans_days_in_order", sql`${t.until_day} >= ${t.from_day}`),
    check("breeding_bans_reason_length", sql`char_length(${t.reason}) between 1 and 300`),
    check("breeding_bans_is_shown_flag", sql`${t.is_shown} in (0, 1)`),
    check("breeding_bans_lifted_whole", sql`(${t.lifted_by} is null) = (${t.lifted_at} is null)`),
  ],
);
