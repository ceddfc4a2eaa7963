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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  awardsOf,
  classesOf,
  POINTS_MAX,
  SHOW_SYSTEMS,
} from "@felistry/domain/credentials/shows/awards.ts";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
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
