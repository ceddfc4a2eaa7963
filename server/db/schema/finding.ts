/** Finding in the market: what processes that keep ads in memory read, and rates. */
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
} from "drizzle-orm/pg-core";
import { moment } from "./accounts.ts";
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
