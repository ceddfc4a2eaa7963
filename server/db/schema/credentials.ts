import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  awardsOf,
  classesOf,
  POINTS_MAX,
  SHOW_SYSTEMS,
} from "@felistry/domain/credentials/shows/awards.ts";
import { bytea, moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { clubs } from "./clubs.ts";
import { uploads } from "./documents.ts";
import { countries } from "./reference.ts";
import { withheldPapers } from "./withheld.ts";

/** ('FIFe', 'adult', 'CAC'), … */
const AWARDS = SHOW_SYSTEMS.flatMap((system) =>
  classesOf(system).flatMap((showClass) =>
    awardsOf(system, showClass).map((award) => `('${system}', '${showClass}', '${award}')`),
  ),
).join(", ");

/** Claims about a cat: titles, show results, examinations, genetic tests. Only what has a scan can be confirmed. */
export const credentials = pgTable(
  "credentials",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    name: text().notNull(),
    result: text(),
    issued_by: text(),
    issued_on: date({ mode: "string" }),
    /** Of a show's result by its parts: then `name` is the award, `issued_by` the show. Null for all others. */
    show_system: text(),
    show_country: text().references(() => countries.iso2, { onDelete: "restrict" }),
    show_class: text(),
    judge: text(),
    points: smallint(),
    scan_url: text(),
    /** Whether the judge on the club's list gave it, as it stands: a trigger forgets the answer when the entry changes. */
    judge_answer: text(),
    judge_answered_at: moment(),
    confirmed_at: moment(),
    confirmed_by: integer().references(() => users.id, { onDelete: "restrict" }),
    /** Null: the cat's owners may see its scan. */
    withheld_id: integer().references(() => withheldPapers.id, { onDelete: "set null" }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("credentials_cat_id_idx").on(t.cat_id, t.id),
    index("credentials_scan_url_idx").on(t.scan_url),
    index("credentials_withheld_id_idx")
      .on(t.withheld_id)
      .where(sql`withheld_id is not null`),
    index("credentials_waiting_idx")
      .on(t.id)
      .where(sql`scan_url is not null and confirmed_at is null`),
    uniqueIndex("credentials_shown_once")
      .on(
        t.cat_id,
        t.issued_on,
        t.show_system,
        t.show_class,
        t.name,
        sql`(case when "show_system" = 'TICA' then lower("judge") else '' end)`,
      )
      .where(sql`show_system is not null`),
    check(
      "credentials_show_whole",
      sql`case when ${t.show_system} is null then num_nonnulls(${t.show_country}, ${t.show_class}, ${t.judge}, ${t.points}) = 0 else ${t.kind} = 'result' and num_nulls(${t.issued_by}, ${t.issued_on}, ${t.show_country}, ${t.show_class}, ${t.judge}) = 0 and (${t.points} is not null) = (${t.show_system} = 'TICA') end`,
    ),
    check(
      "credentials_show_award",
      sql`${t.show_system} is null or coalesce((${t.show_system}, ${t.show_class}, ${t.name}) in (${sql.raw(AWARDS)}), false)`,
    ),
    check(
      "credentials_judge_named",
      sql`char_length(${t.judge}) between 1 and 100 and is_single_line(${t.judge})`,
    ),
    check("credentials_judge_answer_known", sql`${t.judge_answer} in ('confirmed', 'denied')`),
    check(
      "credentials_judge_answer_whole",
      sql`(${t.judge_answer} is null) = (${t.judge_answered_at} is null) and (${t.judge_answer} is null or ${t.show_system} is not null)`,
    ),
    check(
      "credentials_points_range",
      sql`${t.points} between 1 and ${sql.raw(String(POINTS_MAX))}`,
    ),
    check("credentials_kind_known", sql`${t.kind} in ('title', 'result', 'health', 'dna')`),
    check("credentials_name_length", sql`char_length(${t.name}) between 1 and 60`),
    check("credentials_result_length", sql`char_length(${t.result}) <= 60`),
    check("credentials_issued_by_length", sql`char_length(${t.issued_by}) <= 100`),
    check(
      "credentials_single_lines",
      sql`is_single_line(${t.name}) and is_single_line(${t.result}) and is_single_line(${t.issued_by})`,
    ),
    check(
      "credentials_confirmed_whole",
      sql`(${t.confirmed_at} is null) = (${t.confirmed_by} is null)`,
    ),
    check(
      "credentials_confirmed_has_scan",
      sql`${t.confirmed_at} is null or ${t.scan_url} is not null`,
    ),
    foreignKey({
      name: "credentials_scan_url_fkey",
      columns: [t.scan_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
  ],
);

/** Judges whose addresses a club knows. Nobody else reads them (`judges_of_acting_club`). */
export const judges = pgTable(
  "judges",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    club_id: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: "restrict" }),
    name: text().notNull(),
    /** The name as results are compared with it (domain/credentials/shows/result.ts). */
    name_key: text().notNull(),
    email: text().notNull(),
    systems: text().array().notNull(),
    /** The language of the mails; null takes the site's first. */
    locale: text(),
    added_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    added_at: moment().notNull().defaultNow(),
    /** Since when the judge is not asked. */
    rested_at: moment(),
  },
  (t) => [
    uniqueIndex("judges_one_address").on(t.club_id, sql`lower(${t.email})`),
    ...SHOW_SYSTEMS.map((system) =>
      uniqueIndex(`judges_one_name_${system.toLowerCase()}`)
        .on(t.club_id, t.name_key)
        .where(sql.raw(`'${system}' = any(systems) and rested_at is null`)),
    ),
    check("judges_name_length", sql`char_length(${t.name}) between 1 and 100`),
    check("judges_name_key_length", sql`char_length(${t.name_key}) between 1 and 100`),
    check("judges_email_length", sql`char_length(${t.email}) between 3 and 100`),
    check("judges_single_lines", sql`is_single_line(${t.name}) and is_single_line(${t.email})`),
    check(
      "judges_systems_known",
      sql`${t.systems} <@ array['FIFe', 'TICA', 'WCF'] and cardinality(${t.systems}) between 1 and 3`,
    ),
    check("judges_locale_written", sql`${t.locale} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`),
  ],
);

/** Open questions to judges, one a result. One that is answered, or about something else than what stands there now, is gone. */
export const judgeAsks = pgTable(
  "judge_asks",
  {
    credential_id: integer()
      .primaryKey()
      .references(() => credentials.id, { onDelete: "cascade" }),
    judge_id: integer()
      .notNull()
      .references(() => judges.id, { onDelete: "cascade" }),
    asker_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** SHA-256 of the token in the mail to the judge. */
    token_hash: bytea().notNull(),
    asked_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
  },
  (t) => [
    unique("judge_asks_token_hash_key").on(t.token_hash),
    index("judge_asks_judge_id_idx").on(t.judge_id),
    index("judge_asks_asker_id_idx").on(t.asker_id),
    check("judge_asks_expire_later", sql`${t.expires_at} > ${t.asked_at}`),
  ],
);
