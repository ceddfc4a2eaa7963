import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bytea, moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";

/** A litter as registered by its breeder. If the stud belongs to another member, it waits for that member. */
export const litters = pgTable(
  "litters",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    breeder_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    dam_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    sire_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    born: date({ mode: "string" }).notNull(),
    /** The cattery's affix before every kitten's name. */
    prefix: text(),
    status: text().notNull(),
    /** Made by the form: a litter sent twice is stored once. */
    form_key: text().notNull(),
    /** SHA-256 of the token in the mail to the stud's owner. */
    token_hash: bytea().unique("litters_token_hash_key"),
    token_expires_at: moment(),
    /** The only member whose consent the mail asks for, while both cats stay with their members (see the triggers). */
    asked_id: integer().references(() => users.id, { onDelete: "restrict" }),
    created_at: moment().notNull().defaultNow(),
    decided_at: moment(),
    /** The versions of the rules by which the club registered it without a person; see club_verdicts. */
    by_rules: text(),
  },
  (t) => [
    unique("litters_once_a_form").on(t.breeder_id, t.form_key),
    index("litters_breeder_id_idx").on(t.breeder_id, t.id),
    index("litters_dam_id_idx").on(t.dam_id, t.born),
    index("litters_sire_id_idx").on(t.sire_id, t.id),
    check(
      "litters_status_known",
      sql`${t.status} in ('waiting', 'confirmed', 'declined', 'cancelled')`,
    ),
    check(
      "litters_asked_whole",
      sql`(${t.token_hash} is null) = (${t.asked_id} is null) and (${t.token_hash} is null) = (${t.token_expires_at} is null)`,
    ),
    index("litters_asked_id_idx")
      .on(t.asked_id)
      .where(sql`asked_id is not null`),
    check("litters_by_rules_confirmed", sql`${t.by_rules} is null or ${t.status} = 'confirmed'`),
    check("litters_decision_whole", sql`(${t.status} = 'waiting') = (${t.decided_at} is null)`),
  ],
);

/** A kitten as registered; its cat exists once the litter is confirmed. */
export const litterKittens = pgTable(
  "litter_kittens",
  {
    litter_id: integer()
      .notNull()
      .references(() => litters.id, { onDelete: "cascade" }),
    place: smallint().notNull(),
    cat_name: text().notNull(),
    sex: text().notNull(),
    /** The six codes of the colour; null if not known yet. */
    colour: jsonb(),
    cat_id: integer().references(() => cats.id, { onDelete: "set null" }),
    /** Of a kitten without a page. Of one that has a page its cat says whether it has died. */
    state: text().notNull().default("alive"),
    died_on: date({ mode: "string" }),
  },
  (t) => [
    primaryKey({ name: "litter_kittens_pkey", columns: [t.litter_id, t.place] }),
    index("litter_kittens_cat_id_idx").on(t.cat_id),
    check("litter_kittens_place_range", sql`${t.place} between 1 and 15`),
    check("litter_kittens_state_known", sql`${t.state} in ('alive', 'died', 'stillborn')`),
    check("litter_kittens_died_whole", sql`(${t.state} = 'died') = (${t.died_on} is not null)`),
    check("litter_kittens_cats_live", sql`${t.cat_id} is null or ${t.state} = 'alive'`),
    check("litter_kittens_sex_known", sql`${t.sex} in ('male', 'female')`),
    check("litter_kittens_name_length", sql`char_length(${t.cat_name}) between 3 and 100`),
    check("litter_kittens_single_lines", sql`is_single_line(${t.cat_name})`),
  ],
);

/** In grams, by day; see the trigger for the days. */
export const kittenWeights = pgTable(
  "kitten_weights",
  {
    litter_id: integer().notNull(),
    place: smallint().notNull(),
    day: date({ mode: "string" }).notNull(),
    grams: smallint().notNull(),
  },
  (t) => [
    primaryKey({ name: "kitten_weights_pkey", columns: [t.litter_id, t.place, t.day] }),
    foreignKey({
      name: "kitten_weights_kitten_fk",
      columns: [t.litter_id, t.place],
      foreignColumns: [litterKittens.litter_id, litterKittens.place],
    }).onDelete("cascade"),
    check("kitten_weights_grams_range", sql`${t.grams} between 20 and 9999`),
  ],
);

/** Who looked at the kittens, and when. Added to and never changed. */
export const litterInspections = pgTable(
  "litter_inspections",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    litter_id: integer()
      .notNull()
      .references(() => litters.id, { onDelete: "cascade" }),
    inspected_on: date({ mode: "string" }).notNull(),
    inspector: text().notNull(),
    notes: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("litter_inspections_litter_id_idx").on(t.litter_id, t.id),
    check(
      "litter_inspections_inspector_length",
      sql`char_length(${t.inspector}) between 1 and 100`,
    ),
    check("litter_inspections_notes_length", sql`char_length(${t.notes}) between 1 and 1000`),
    check("litter_inspections_single_lines", sql`is_single_line(${t.inspector})`),
  ],
);
