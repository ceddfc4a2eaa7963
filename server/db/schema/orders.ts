import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { sales } from "./market.ts";
import { currencies } from "./reference.ts";

/** A buyer's order for a cat through its ad. Prices are the ad's at the time of the order. */
export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sale_id: integer()
      .notNull()
      .references(() => sales.id, { onDelete: "restrict" }),
    /** Set from the ad by a trigger, whatever is written here. */
    sale_round: integer().notNull().default(0),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "restrict" }),
    client_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    seller_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    status: text().notNull().default("new"),
    with_breeding: boolean().notNull(),
    price_pet: integer().notNull(),
    price_breeding: integer(),
    currency_id: smallint()
      .notNull()
      .references(() => currencies.id, { onDelete: "restrict" }),
    comment: text(),
    is_delivery_needed: boolean().notNull(),
    /** After completion the seller offers the cat's page to the buyer, who confirms. */
    handover_offered_at: moment(),
    handed_over_at: moment(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
  },
  (t) => [
    // A second open order by the same buyer for the same ad is impossible; the call returns the first one's id.
    uniqueIndex("orders_one_open_a_buyer")
      .on(t.sale_id, t.client_id)
      .where(sql`status in ('new', 'accepted')`),
    // A cat is sold once each time it is for sale.
    uniqueIndex("orders_one_completed_a_round")
      .on(t.sale_round)
      .where(sql`status = 'completed'`),
    index("orders_seller_id_idx").on(t.seller_id, t.id),
    index("orders_client_id_idx").on(t.client_id, t.id),
    index("orders_cat_id_idx").on(t.cat_id),
    check(
      "orders_status_known",
      sql`${t.status} in ('new', 'accepted', 'declined', 'cancelled', 'completed')`,
    ),
    check("orders_not_own_cat", sql`${t.client_id} <> ${t.seller_id}`),
    check(
      "orders_breeding_has_price",
      sql`not ${t.with_breeding} or ${t.price_breeding} is not null`,
    ),
    check(
      "orders_handover_completed",
      sql`${t.handover_offered_at} is null or ${t.status} = 'completed'`,
    ),
    check(
      "orders_handover_offered_first",
      sql`${t.handed_over_at} is null or ${t.handover_offered_at} is not null`,
    ),
    check("orders_comment_length", sql`char_length(${t.comment}) <= 1000`),
  ],
);
