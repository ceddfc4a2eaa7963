import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { countries, currencies } from "./reference.ts";

/** Each time a cat is for sale is a round: see the triggers in the migrations. */
export const saleRounds = pgSequence("sale_rounds", {
  startWith: 1,
  increment: 1,
  minValue: 1,
  maxValue: 2147483647,
  cache: 1,
});

/** A cat's only ad. `breed_id` repeats the cat's (kept equal by the foreign key), so that the filtered market is one index range. */
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
    /** The town or district where the cat is, as its seller writes it. */
    place: text(),
    /** In a country whose rules differ by region. */
    region: text(),
    /** The country in which the cat was born, as its seller says. */
    origin_id: smallint().references(() => countries.id, { onDelete: "restrict" }),
    /** Of a foreign book, where the law of the seller's country wants it in the ad. */
    litter_no: text(),
    /** Kittens of its litter, as its seller says; a registered litter says it itself. */
    litter_size: smallint(),
    /** The ad says that nobody knows it. */
    litter_size_unknown: boolean().notNull().default(false),
    /** Without a pedigree: the ad says "type of" the breed. */
    type_of: boolean().notNull().default(false),
    /** From the wild ancestor of its breed. */
    generation: smallint(),
    no_whiskers: boolean().notNull().default(false),
    /** When its chip was set. */
    chip_on: date({ mode: "string" }),
    vaccinated: text(),
    /** Of the USA. */
    state: text(),
    /** The seller brings or sends it. */
    delivers: boolean().notNull().default(false),
    /** Buyers need not see it before. */
    sold_unseen: boolean().notNull().default(false),
    /** Exceptions from rules of countries, by the seller's word: a vet lets it leave early, or lets no chip be set; it cannot stay. */
    vet_early: boolean().notNull().default(false),
    vet_no_chip: boolean().notNull().default(false),
    cannot_stay: boolean().notNull().default(false),
    ready_to_move_at: date({ mode: "string" }).notNull(),
    currency_id: smallint()
      .notNull()
      .references(() => currencies.id, { onDelete: "restrict" }),
    /** Changes when the ad becomes active again after a sale. */
    round: integer()
      .notNull()
      .default(sql`nextval('sale_rounds')`),
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
    check("sales_place_length", sql`char_length(${t.place}) between 1 and 80`),
    check(
      "sales_region_known",
      sql`${t.region} in ('BE-V', 'BE-W', 'BE-B', 'GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR')`,
    ),
    check("sales_litter_no_length", sql`char_length(${t.litter_no}) between 1 and 40`),
    check("sales_litter_size_range", sql`${t.litter_size} between 1 and 15`),
    check("sales_litter_size_one", sql`${t.litter_size} is null or not ${t.litter_size_unknown}`),
    check("sales_generation_range", sql`${t.generation} between 1 and 20`),
    check("sales_vaccinated_known", sql`${t.vaccinated} in ('none', 'once', 'twice')`),
    check("sales_state_known", sql`${t.state} in ('IL', 'NV', 'TX', 'other')`),
    check("sales_delivery_text_length", sql`char_length(${t.delivery_text}) between 1 and 100`),
    index("sales_active_newest_idx")
      .on(t.updated_at.desc(), t.id.desc())
      .where(sql`is_active`),
    index("sales_active_breed_newest_idx")
      .on(t.breed_id, t.updated_at.desc(), t.id.desc())
      .where(sql`is_active`),
  ],
);

/** Ads taken off the market by a suspension, and restored when it ends. */
export const pausedAds = pgTable(
  "paused_ads",
  {
    sale_id: integer()
      .primaryKey()
      .references(() => sales.id, { onDelete: "cascade" }),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [index("paused_ads_member_id_idx").on(t.member_id)],
);

/** The seller it was about: the ad may pass on with its cat, and may be deleted once the club has settled the matter. */
const ofSeller = () => ({
  sale_id: integer().references(() => sales.id, { onDelete: "set null" }),
  seller_id: integer().references(() => users.id, { onDelete: "restrict" }),
  owner_id: integer().references(() => users.id, { onDelete: "restrict" }),
});

/**
 * The club's decisions against ads, one row per decision, kept when lifted. While one is not lifted, the ad is not active:
 * see the triggers in the migrations.
 */
export const takenDownAds = pgTable(
  "taken_down_ads",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofSeller(),
    /** Shown to the seller. */
    reason: text().notNull(),
    taken_down_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    taken_down_at: moment().notNull().defaultNow(),
    lifted_by: integer().references(() => users.id, { onDelete: "restrict" }),
    lifted_at: moment(),
  },
  (t) => [
    uniqueIndex("taken_down_ads_one_an_ad")
      .on(t.sale_id)
      .where(sql`lifted_at is null`),
    index("taken_down_ads_standing_idx")
      .on(t.id)
      .where(sql`lifted_at is null`),
    check("taken_down_ads_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check("taken_down_ads_lifting_whole", sql`(${t.lifted_at} is null) = (${t.lifted_by} is null)`),
    check(
      "taken_down_ads_standing_with_ad",
      sql`${t.lifted_at} is not null or ${t.sale_id} is not null`,
    ),
    check(
      "taken_down_ads_not_by_seller",
      sql`${t.taken_down_by} is distinct from ${t.seller_id} and ${t.taken_down_by} is distinct from ${t.owner_id}
  and (${t.lifted_by} is null or (${t.lifted_by} is distinct from ${t.seller_id} and ${t.lifted_by} is distinct from ${t.owner_id}))`,
    ),
    index("taken_down_ads_sale_id_idx").on(t.sale_id),
  ],
);

/** A member's complaint about an ad, for the club to decide. */
export const adReports = pgTable(
  "ad_reports",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ofSeller(),
    reporter_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    reason: text().notNull(),
    text: text(),
    status: text().notNull().default("open"),
    /** The message to the seller when the ad is taken down. */
    note: text(),
    created_at: moment().notNull().defaultNow(),
    decided_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: "restrict" }),
  },
  (t) => [
    uniqueIndex("ad_reports_one_open_a_member")
      .on(t.sale_id, t.reporter_id)
      .where(sql`status = 'open'`),
    index("ad_reports_open_idx")
      .on(t.id)
      .where(sql`status = 'open'`),
    index("ad_reports_reporter_id_idx").on(t.reporter_id),
    check("ad_reports_status_known", sql`${t.status} in ('open', 'dismissed', 'taken_down')`),
    check(
      "ad_reports_reason_known",
      sql`${t.reason} in ('fraud', 'wrong_data', 'foreign_photos', 'welfare', 'other')`,
    ),
    check(
      "ad_reports_decision_whole",
      sql`(${t.status} = 'open') = (${t.decided_at} is null) and (${t.decided_at} is null) = (${t.decided_by} is null)`,
    ),
    check("ad_reports_open_with_ad", sql`${t.status} <> 'open' or ${t.sale_id} is not null`),
    check(
      "ad_reports_not_by_seller",
      sql`${t.decided_by} is null or (${t.decided_by} is distinct from ${t.seller_id} and ${t.decided_by} is distinct from ${t.owner_id})`,
    ),
    index("ad_reports_sale_id_idx").on(t.sale_id),
    check("ad_reports_text_length", sql`char_length(${t.text}) <= 500`),
    check("ad_reports_note_length", sql`char_length(${t.note}) <= 500`),
  ],
);
