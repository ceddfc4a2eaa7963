import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";

/** Papers that a free cat had when it was taken, visible only to their author and the club until the author agrees. */
export const withheldPapers = pgTable(
  "withheld_papers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cat_id: integer()
      .notNull()
      .references((): AnyPgColumn => cats.id, { onDelete: "cascade" }),
    holder_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** Removed from the cat meanwhile. */
    chip: text(),
    /** Chips in this cat's history up to there are withheld too. */
    history_cat_id: integer().notNull(),
    history_until: integer().notNull(),
    created_at: moment().notNull().defaultNow(),
    asked_at: moment(),
    asked_by: integer().references(() => users.id, { onDelete: "restrict" }),
    opened_at: moment(),
  },
  (t) => [
    index("withheld_papers_cat_id_idx").on(t.cat_id, t.id),
    index("withheld_papers_holder_id_idx")
      .on(t.holder_id, t.id)
      .where(sql`opened_at is null`),
    index("withheld_papers_history_cat_id_idx")
      .on(t.history_cat_id)
      .where(sql`opened_at is null`),
    check("withheld_papers_asked_whole", sql`(${t.asked_at} is null) = (${t.asked_by} is null)`),
  ],
);
