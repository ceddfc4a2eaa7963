import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { catteries } from "./catteries.ts";
import { orders } from "./orders.ts";
import { currencies } from "./reference.ts";

/** A breeder's list of those who wait for a kitten; with a dam it is of a planned litter. */
export const waitingLists = pgTable(
  "waiting_lists",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    breeder_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    cattery_id: integer().references(() => catteries.id, { onDelete: "set null" }),
    dam_id: integer().references(() => cats.id, { onDelete: "set null" }),
    sire_id: integer().references(() => cats.id, { onDelete: "set null" }),
    expected_on: date({ mode: "string" }),
    /** Shown to everybody before they apply; it does not change. */
    rule: text().notNull(),
    note: text(),
    /** For new applications. */
    is_open: boolean().notNull().default(true),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("waiting_lists_breeder_id_idx").on(t.breeder_id, t.id),
    index("waiting_lists_cattery_id_idx").on(t.cattery_id, t.id),
    index("waiting_lists_dam_id_idx")
      .on(t.dam_id)
      .where(sql`dam_id is not null`),
    index("waiting_lists_sire_id_idx")
      .on(t.sire_id)
      .where(sql`sire_id is not null`),
    check("waiting_lists_rule_known", sql`${t.rule} in ('turn', 'fit', 'choice')`),
    check("waiting_lists_note_length", sql`char_length(${t.note}) between 1 and 1000`),
  ],
);

/** In the order in which breeders accept applications. */
export const waitingTurns = pgSequence("waiting_turns", { maxValue: 2147483647 });

/** A buyer's application to a list, and the place that it gets. Triggers keep to `waiting_moves`. */
export const waitingEntries = pgTable(
  "waiting_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list_id: integer()
      .notNull()
      .references(() => waitingLists.id, { onDelete: "restrict" }),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    stage: text().notNull().default("applied"),
    sex: text(),
    colour: text(),
    purpose: text().notNull(),
    budget: integer(),
    currency_id: smallint().references(() => currencies.id, { onDelete: "restrict" }),
    from_day: date({ mode: "string" }),
    home: text(),
    reason: text(),
    /** Set by the trigger when the entry is accepted; a pass does not change it. */
    turn: integer(),
    offered_cat_id: integer().references(() => cats.id, { onDelete: "restrict" }),
    offered_until: date({ mode: "string" }),
    /** The offer's last day that both sides were reminded of. */
    reminded_of: date({ mode: "string" }),
    order_id: integer().references(() => orders.id, { onDelete: "restrict" }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("waiting_entries_once_a_member")
      .on(t.list_id, t.member_id)
      .where(sql`stage in ('applied', 'accepted', 'offered')`),
    uniqueIndex("waiting_entries_one_offer_a_cat")
      .on(t.offered_cat_id)
      .where(sql`offered_cat_id is not null`),
    index("waiting_entries_order_idx").on(t.list_id, sql`coalesce(${t.turn}, 2147483647)`, t.id),
    index("waiting_entries_places_idx")
      .on(t.list_id, t.turn)
      .where(sql`stage in ('accepted', 'offered')`),
    index("waiting_entries_member_id_idx").on(t.member_id, t.id),
    index("waiting_entries_lapsing_idx")
      .on(t.offered_until)
      .where(sql`stage = 'offered'`),
    index("waiting_entries_order_id_idx")
      .on(t.order_id)
      .where(sql`order_id is not null`),
    check(
      "waiting_entries_stage_known",
      sql`${t.stage} in ('applied', 'accepted', 'offered', 'taken', 'declined', 'lapsed', 'left', 'closed')`,
    ),
    check("waiting_entries_sex_known", sql`${t.sex} in ('male', 'female')`),
    check("waiting_entries_purpose_known", sql`${t.purpose} in ('pet', 'breeding', 'show')`),
    check(
      "waiting_entries_budget_whole",
      sql`(${t.budget} is null) = (${t.currency_id} is null) and ${t.budget} between 0 and 999999`,
    ),
    check("waiting_entries_colour_length", sql`char_length(${t.colour}) between 1 and 100`),
    check("waiting_entries_home_length", sql`char_length(${t.home}) between 1 and 1000`),
    check("waiting_entries_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
    check(
      "waiting_entries_turn_whole",
      sql`${t.turn} is not null or ${t.stage} not in ('accepted', 'offered', 'taken', 'lapsed')`,
    ),
    check(
      "waiting_entries_offer_whole",
      sql`(${t.stage} = 'offered') = (${t.offered_cat_id} is not null) and (${t.offered_cat_id} is null) = (${t.offered_until} is null)`,
    ),
    check("waiting_entries_taken_whole", sql`(${t.stage} = 'taken') = (${t.order_id} is not null)`),
  ],
);

/** The table of `domain/waiting/moves.ts`. */
export const waitingMoves = pgTable(
  "waiting_moves",
  {
    from_stage: text().notNull(),
    to_stage: text().notNull(),
    mover: text().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({
      name: "waiting_moves_pk",
      columns: [t.from_stage, t.to_stage, t.mover, t.name],
    }),
  ],
);

/** Append-only. */
export const waitingEvents = pgTable(
  "waiting_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    entry_id: integer()
      .notNull()
      .references(() => waitingEntries.id, { onDelete: "restrict" }),
    at: moment().notNull().defaultNow(),
    member_id: integer(),
    mover: text().notNull(),
    name: text().notNull(),
    from_stage: text(),
    to_stage: text().notNull(),
    /** A number, not a reference: merges do not rewrite what happened. */
    cat_id: integer(),
  },
  (t) => [
    index("waiting_events_entry_id_idx").on(t.entry_id, t.id),
    check(
      "waiting_events_mover_known",
      sql`${t.mover} in ('breeder', 'applicant', 'site', 'operator')`,
    ),
  ],
);
