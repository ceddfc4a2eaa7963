import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { uploads } from "./documents.ts";

/** A request to the club to take over a cat that another club has registered, or to let one go there with an export pedigree. */
export const transfers = pgTable(
  "transfers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    asker_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    direction: text().notNull(),
    /** The other club. */
    club: text().notNull(),
    /** There, of a cat that comes. */
    number: text(),
    titles: text(),
    remarks: text(),
    /** The other club's paper, for the asker and the club alone; a trigger forgets it with a request that nobody decides. */
    paper_url: text(),
    status: text().notNull().default("asked"),
    /** The club's reason; a confirmation needs none. */
    decision: text(),
    created_at: moment().notNull().defaultNow(),
    decided_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
  },
  (t) => [
    foreignKey({
      name: "transfers_paper_url_fkey",
      columns: [t.paper_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
    uniqueIndex("transfers_one_open_a_cat")
      .on(t.cat_id)
      .where(sql`status = 'asked'`),
    index("transfers_cat_id_idx").on(t.cat_id, t.id),
    index("transfers_asker_id_idx").on(t.asker_id, t.id),
    index("transfers_decided_by_idx").on(t.decided_by),
    index("transfers_paper_url_idx").on(t.paper_url),
    index("transfers_number_key_idx")
      .on(sql`number_key(number)`)
      .where(sql`direction = 'in'`),
    check("transfers_direction_known", sql`${t.direction} in ('in', 'out')`),
    check(
      "transfers_status_known",
      sql`${t.status} in ('asked', 'confirmed', 'declined', 'withdrawn', 'lapsed')`,
    ),
    check(
      "transfers_decision_whole",
      sql`(${t.status} = 'asked') = (${t.decided_at} is null) and (${t.status} in ('confirmed', 'declined')) = (${t.decided_by} is not null) and (${t.status} <> 'declined' or ${t.decision} is not null)`,
    ),
    check("transfers_club_length", sql`char_length(${t.club}) between 1 and 100`),
    check("transfers_number_length", sql`char_length(${t.number}) between 1 and 100`),
    check("transfers_single_lines", sql`is_single_line(${t.club}) and is_single_line(${t.number})`),
    check("transfers_titles_length", sql`char_length(${t.titles}) between 1 and 500`),
    check("transfers_remarks_length", sql`char_length(${t.remarks}) between 1 and 500`),
    check("transfers_decision_length", sql`char_length(${t.decision}) between 1 and 500`),
    check(
      "transfers_in_whole",
      sql`(${t.direction} = 'in') = (${t.number} is not null) and (${t.direction} = 'in' or (${t.titles} is null and ${t.paper_url} is null))`,
    ),
    check(
      "transfers_in_have_paper",
      sql`${t.direction} = 'out' or ${t.paper_url} is not null or ${t.status} in ('withdrawn', 'lapsed')`,
    ),
    check("transfers_not_by_asker", sql`${t.decided_by} <> ${t.asker_id}`),
  ],
);
