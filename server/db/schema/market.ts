import { sql } from "drizzle-orm";
import {
  boolean,
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
import { moment } from "./accounts.ts";
import { cats } from "./cats.ts";
import { currencies } from "./reference.ts";

/** The one ad of a cat. `breed_id` repeats the cat's (kept equal by the foreign key), so that the filtered market is one index range. */
export const sales = pgTable(
  "sales",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cat_id: integer().notNull(),
    breed_id: smallint().notNull(),
    is_active: boolean().notNull().default(true),
    price_pet: integer().notNull(),
    price_breeding: integer(),
    sale_for_breeding: boolean().notNull().default(false),
    delivery_text: text().notNull(),
    ready_to_move_at: date({ mode: "string" }).notNull(),
    currency_id: smallint()
      .notNull()
      .references(() => currencies.id, { onDelete: "restrict" }),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("sales_one_a_cat").on(t.cat_id),
    foreignKey({
      name: "sales_cat_fkey",
      columns: [t.cat_id, t.breed_id],
      foreignColumns: [cats.id, cats.breed_id],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    check("sales_price_pet_range", sql`${t.price_pet} between 0 and 999999`),
    check("sales_price_breeding_range", sql`${t.price_breeding} between 0 and 999999`),
    check("sales_delivery_text_length", sql`char_length(${t.delivery_text}) between 1 and 100`),
    index("sales_active_newest_idx")
      .on(t.updated_at.desc(), t.id.desc())
      .where(sql`is_active`),
    index("sales_active_breed_newest_idx")
      .on(t.breed_id, t.updated_at.desc(), t.id.desc())
      .where(sql`is_active`),
  ],
);
