/** How the club has set its rules, and what they said when it was decided by them. */
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
import { clubs } from "./clubs.ts";
import { corrections } from "./corrections.ts";
import { litters } from "./litters.ts";
import { applications } from "./registration.ts";
import { transfers } from "./transfers.ts";

/**
 * A row per change, and the newest holds: a case is judged by the rows that existed when it was sent. `line` is a rule's
 * id, `pack` for all rules of a club, or `clean_litters` for registering litters by rules.
 */
export const clubRuleSwitches = pgTable(
  "club_rule_switches",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    club: text().notNull(),
    line: text().notNull(),
    mode: text().notNull(),
    /** The club's own words by language, instead of the rule's. */
    words: jsonb(),
    set_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    set_at: moment().notNull().defaultNow(),
    /** Which club has set it; `club` is whose rules they are. */
    club_id: integer()
      .notNull()
      .default(1)
      .references(() => clubs.id, { onDelete: "restrict" }),
  },
  (t) => [
    index("club_rule_switches_of_club_idx").on(t.club_id, t.club, t.line, t.id),
    index("club_rule_switches_line_idx").on(t.club, t.line, t.id),
    index("club_rule_switches_set_by_idx").on(t.set_by),
    check(
      "club_rule_switches_mode_known",
      sql`${t.mode} in ('off') or (${t.mode} = 'on') = (${t.line} in ('pack', 'clean_litters')) and ${t.mode} in ('on', 'block', 'ask', 'warn')`,
    ),
    check(
      "club_rule_switches_words_of_rule",
      sql`${t.words} is null or ${t.line} not in ('pack', 'clean_litters')`,
    ),
  ],
);

/** The rules' verdict on which something was decided, with the versions that judged. */
export const clubVerdicts = pgTable(
  "club_verdicts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    litter_id: integer().references(() => litters.id, { onDelete: "cascade" }),
    application_id: integer().references(() => applications.id, { onDelete: "cascade" }),
    verdict: text().notNull(),
    /** "FIFe 2025-01-01, registry 2026-11-23 (12)": the versions, and the last change of the club's rules. */
    versions: text().notNull(),
    /** Ids of the rules that fired and of those that were likely, by part of the case. */
    lines: jsonb().notNull(),
    made_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("club_verdicts_litter_id_idx")
      .on(t.litter_id, t.id)
      .where(sql`litter_id is not null`),
    index("club_verdicts_application_id_idx")
      .on(t.application_id, t.id)
      .where(sql`application_id is not null`),
    check("club_verdicts_verdict_known", sql`${t.verdict} in ('block', 'ask', 'warn', 'ok')`),
    check("club_verdicts_of_one_case", sql`num_nonnulls(${t.litter_id}, ${t.application_id}) = 1`),
  ],
);

/** What the rules said of a correction or a transfer when the club decided it. A desk reads its own club's (`request_verdicts_of_acting_club`). */
export const requestVerdicts = pgTable(
  "request_verdicts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    correction_id: integer().references(() => corrections.id, { onDelete: "cascade" }),
    transfer_id: integer().references(() => transfers.id, { onDelete: "cascade" }),
    /** Whose rules judged. */
    club_id: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: "restrict" }),
    verdict: text().notNull(),
    /** As in club_verdicts. */
    versions: text().notNull(),
    /** With the rules' words of that day and the facts on which they rest, as the desk was told. Cats by their ids. */
    to_desk: jsonb().notNull(),
    /** Without what only others and the desk are told. */
    to_asker: jsonb().notNull(),
    made_at: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("request_verdicts_one_a_correction").on(t.correction_id),
    uniqueIndex("request_verdicts_one_a_transfer").on(t.transfer_id),
    index("request_verdicts_club_id_idx").on(t.club_id),
    check("request_verdicts_verdict_known", sql`${t.verdict} in ('block', 'ask', 'warn', 'ok')`),
    check(
      "request_verdicts_of_one_request",
      sql`num_nonnulls(${t.correction_id}, ${t.transfer_id}) = 1`,
    ),
  ],
);
