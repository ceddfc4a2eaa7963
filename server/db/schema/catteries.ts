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
    check("catteries_name_rule", sql`${t.cattery_name} ~ '^[A-Za-z0-9]{3,16}$'`),
    foreignKey({
      name: "catteries_image_url_fkey",
      columns: [t.image_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
  ],
);
