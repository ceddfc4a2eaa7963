/** Finding in the market: what processes that keep ads in memory read,, rates, and searches that members keep. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { currencies } from "./reference.ts";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Cats whose ads may be found by something else than before, and in which transaction: see the triggers in the migrations and
 * server/market/finding/ad-index.ts. Entries older than a day are deleted.
 */
export const adChanges = pgTable(
  "ad_changes",
  {
    id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: any cat's may have changed. */
    cat_id: integer(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: moment().notNull().defaultNow(),
    /** Saved searches that want the ad have been told. */
    told: boolean().notNull().default(false),
  },
  (t) => [
    index("ad_changes_xid_idx").on(t.xid),
    index("ad_changes_at_idx").on(t.at),
    index("ad_changes_untold_idx")
      .on(t.id)
      .where(sql`not told`),
  ],
);

/** Loaded by an administrator; of each currency the newest day counts. */
export const currencyRates = pgTable(
  "currency_rates",
  {
    currency_id: smallint()
      .notNull()
      .references(() => currencies.id, { onDelete: "restrict" }),
    day: date({ mode: "string" }).notNull(),
    /** Units of the currency for one euro. */
    per_euro: numeric().notNull(),
    loaded_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "currency_rates_pkey", columns: [t.currency_id, t.day] }),
    check("currency_rates_positive", sql`${t.per_euro} > 0`),
  ],
);

/** A place each, so that twenty is the most. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    place: smallint().notNull(),
    /** As in the market's address, without order and page. */
    query: text().notNull(),
    /** In the mails' link, which ends the search and can do nothing else. */
    stop_code: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("saved_searches_place_once_a_member").on(t.member_id, t.place),
    unique("saved_searches_once_a_member").on(t.member_id, t.query),
    unique("saved_searches_stop_code_key").on(t.stop_code),
    check("saved_searches_twenty_a_member", sql`${t.place} between 1 and 20`),
    check("saved_searches_query_length", sql`char_length(${t.query}) between 1 and 1000`),
  ],
);

/** Which sale of a cat a search has already been told of. */
export const toldAds = pgTable(
  "told_ads",
  {
    search_id: integer()
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    sale_round: integer().notNull(),
    told_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ name: "told_ads_pkey", columns: [t.search_id, t.sale_round] })],
);
