/** Ads that wait for the club before they are shown. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { sales } from "./market.ts";

/** One row per hold, kept when it has ended. While one has not, the ad is not active: see the triggers in the migrations. */
export const heldAds = pgTable(
  "held_ads",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sale_id: integer()
      .notNull()
      .references(() => sales.id, { onDelete: "cascade" }),
    seller_id: integer().references(() => users.id, { onDelete: "restrict" }),
    owner_id: integer().references(() => users.id, { onDelete: "restrict" }),
    reasons: text().array().notNull(),
    /** What the reasons are about: see `HeldAbout`. */
    about: jsonb()
      .notNull()
      .default(sql`'{}'::jsonb`),
    held_at: moment().notNull().defaultNow(),
    outcome: text(),
    decided_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
    /** Shown to the seller when the club refuses. */
    note: text(),
  },
  (t) => [
    uniqueIndex("held_ads_one_an_ad")
      .on(t.sale_id)
      .where(sql`outcome is null`),
    index("held_ads_waiting_idx")
      .on(t.id)
      .where(sql`outcome is null`),
    index("held_ads_sale_id_idx").on(t.sale_id, t.id),
    index("held_ads_seller_id_idx").on(t.seller_id),
    index("held_ads_owner_id_idx").on(t.owner_id),
    check(
      "held_ads_reasons_known",
      sql`${t.reasons} <@ array['first', 'price', 'text', 'picture'] and cardinality(${t.reasons}) > 0`,
    ),
    check(
      "held_ads_outcome_known",
      sql`${t.outcome} in ('released', 'refused', 'settled', 'withdrawn')`,
    ),
    check("held_ads_outcome_whole", sql`(${t.outcome} is null) = (${t.decided_at} is null)`),
    check(
      "held_ads_club_decides",
      sql`(${t.decided_by} is not null) = coalesce(${t.outcome} in ('released', 'refused'), false)`,
    ),
    check(
      "held_ads_refused_with_reason",
      sql`(${t.note} is not null) = coalesce(${t.outcome} = 'refused', false)`,
    ),
    check("held_ads_note_length", sql`char_length(${t.note}) between 1 and 500`),
    check(
      "held_ads_not_by_seller",
      sql`${t.decided_by} is null or (${t.decided_by} is distinct from ${t.seller_id} and ${t.decided_by} is distinct from ${t.owner_id})`,
    ),
  ],
);

/** With what an ad was last on the market, written by triggers: none of it is a reason to hold the ad again. */
export const clearedAds = pgTable(
  "cleared_ads",
  {
    sale_id: integer()
      .primaryKey()
      .references(() => sales.id, { onDelete: "cascade" }),
    seller_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    price_pet: integer().notNull(),
    price_breeding: integer(),
    currency_id: smallint().notNull(),
    description: text(),
    pictures: text().array().notNull(),
  },
  (t) => [index("cleared_ads_seller_id_idx").on(t.seller_id)],
);
