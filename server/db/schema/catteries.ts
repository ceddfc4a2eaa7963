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
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { uploads } from "./documents.ts";
import { catSystems } from "./reference.ts";

export const catteries = pgTable(
  "catteries",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 1 to 4, unique per member, so a fifth cattery is impossible under any concurrency (spec §9). */
    slot: smallint().notNull(),
    cattery_name: text().notNull(),
    cattery_name_full: text(),
    /** The affix in the other script, as its breeder corrects it; null leaves it to the rule. */
    other_name: text(),
    certificate_issued_at: date({ mode: "string" }),
    certificate_num: text(),
    certificate_issued_by: text().notNull(),
    image_url: text().notNull(),
    cat_systems_id: smallint()
      .notNull()
      .references(() => catSystems.id, { onDelete: "restrict" }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("catteries_four_a_member").on(t.users_id, t.slot),
    index("catteries_image_url_idx").on(t.image_url),
    check("catteries_slot_range", sql`${t.slot} between 1 and 4`),
    check("catteries_other_name_length", sql`char_length(${t.other_name}) between 1 and 100`),
    check("catteries_other_name_single_line", sql`is_single_line(${t.other_name})`),
    index("catteries_other_key_idx")
      .using("btree", sql`name_key(${t.other_name}) text_pattern_ops`)
      .where(sql`other_name is not null`),
    // Names less than two letters apart have one of these in common (see server/rules/club).
    index("catteries_close_name_idx").using("gin", sql`one_letter_less(cattery_name)`),
    check("catteries_name_rule", sql`${t.cattery_name} ~ '^[A-Za-z0-9]{3,16}$'`),
    foreignKey({
      name: "catteries_image_url_fkey",
      columns: [t.image_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
  ],
);
