import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { uploads } from "./documents.ts";
import { withheldPapers } from "./withheld.ts";

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
