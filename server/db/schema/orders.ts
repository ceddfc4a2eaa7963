import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
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
    /** The specification's view of the stage; a trigger makes each follow the other. */
    status: text().notNull().default("new"),
    /** Moved only along `order_moves`. */
    stage: text().notNull().default("new"),
    ended_why: text(),
    /** Of the offered terms: 0 if none is asked for. */
    deposit: integer(),
    /** The seller keeps it if the buyer withdraws. */
    deposit_kept: boolean(),
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
    // Those with a day to come are few beside what a member has ever ordered and sold.
    ...[t.client_id, t.seller_id].map((side) =>
      index(`orders_dated_${side.name}_idx`)
        .on(side)
        .where(
          sql`stage in ('offered', 'agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready')`,
        ),
    ),
    index("orders_unsettled_idx")
      .on(t.handed_over_at)
      .where(sql`stage in ('handed_over', 'seller_settled', 'buyer_settled')`),
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
      sql`${t.handover_offered_at} is null or ${t.status} = 'completed' or ${t.stage} = 'ready'`,
    ),
    check(
      "orders_handed_over_stage",
      sql`(${t.handed_over_at} is not null) = (${t.stage} in ('handed_over', 'seller_settled', 'buyer_settled', 'settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed'))`,
    ),
    check(
      "orders_stage_known",
      sql`${t.stage} in ('new', 'accepted', 'offered', 'agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready', 'completed', 'handed_over', 'seller_settled', 'buyer_settled', 'settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed', 'declined', 'cancelled')`,
    ),
    check("orders_status_of_stage", sql`${t.status} = order_status(${t.stage})`),
    check(
      "orders_ended_why_known",
      sql`${t.ended_why} in ('seller', 'buyer', 'late', 'sold', 'gone', 'died', 'neutered', 'banned', 'merged', 'suspended', 'left', 'taken_down')`,
    ),
    check(
      "orders_ended_why_whole",
      sql`(${t.stage} in ('declined', 'cancelled')) = (${t.ended_why} is not null)`,
    ),
    check(
      "orders_deposit_whole",
      sql`(${t.deposit} is null) = (${t.deposit_kept} is null) and ${t.deposit} >= 0`,
    ),
    check(
      "orders_reserved_under_terms",
      sql`not is_reserved_stage(${t.stage}) or ${t.deposit} is not null`,
    ),
    check(
      "orders_deposit_agreed",
      sql`${t.stage} not in ('deposit_declared', 'deposit_confirmed') or ${t.deposit} > 0`,
    ),
    // A cat is promised to one buyer at a time.
    uniqueIndex("orders_one_reservation_a_cat")
      .on(t.cat_id)
      .where(
        sql`stage in ('agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready')`,
      ),
    check(
      "orders_handover_offered_first",
      sql`${t.handed_over_at} is null or ${t.handover_offered_at} is not null`,
    ),
    check("orders_comment_length", sql`char_length(${t.comment}) <= 1000`),
  ],
);

/** The allowed moves, as in `domain/orders/moves.ts`. */
export const orderMoves = pgTable(
  "order_moves",
  {
    from_stage: text().notNull(),
    to_stage: text().notNull(),
    mover: text().notNull(),
    name: text().notNull(),
    needs: text().array().notNull(),
  },
  (t) => [
    primaryKey({ name: "order_moves_pk", columns: [t.from_stage, t.to_stage, t.mover, t.name] }),
  ],
);

/** Every move that an order has made; written by triggers and only added to. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    at: moment().notNull().defaultNow(),
    member_id: integer(),
    mover: text().notNull(),
    name: text().notNull(),
    from_stage: text(),
    to_stage: text().notNull(),
    why: text(),
    /** What becomes of the deposit by this move. */
    fate: text(),
  },
  (t) => [
    index("order_events_order_id_idx").on(t.order_id, t.id),
    check("order_events_mover_known", sql`${t.mover} in ('buyer', 'seller', 'site', 'operator')`),
    check(
      "order_events_fate_known",
      sql`${t.fate} in ('none', 'unconfirmed', 'returned', 'kept', 'counted')`,
    ),
  ],
);
