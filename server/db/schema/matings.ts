import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { cats } from "./cats.ts";
import { litters } from "./litters.ts";

/** A mating planned by the queen's owner, to which the stud's owner agrees beforehand. Triggers keep to `mating_moves`. */
export const plannedMatings = pgTable(
  "planned_matings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** Set by a trigger: whoever has the stud. Once the cats are mated it stays who agreed. */
    stud_member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    dam_id: integer().references(() => cats.id, { onDelete: "set null" }),
    sire_id: integer().references(() => cats.id, { onDelete: "set null" }),
    from_day: date({ mode: "string" }).notNull(),
    until_day: date({ mode: "string" }).notNull(),
    stage: text().notNull(),
    mated_from: date({ mode: "string" }),
    mated_until: date({ mode: "string" }),
    litter_id: integer().references(() => litters.id, { onDelete: "set null" }),
    /** Why the site ended it. */
    ended_by: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("planned_matings_planner_id_idx").on(t.planner_id, t.id),
    index("planned_matings_stud_member_id_idx").on(t.stud_member_id, t.id),
    index("planned_matings_dam_id_idx").on(t.dam_id),
    index("planned_matings_sire_id_idx").on(t.sire_id),
    index("planned_matings_litter_id_idx")
      .on(t.litter_id)
      .where(sql`litter_id is not null`),
    index("planned_matings_mated_from_idx")
      .on(t.mated_from)
      .where(sql`stage in ('mated', 'pregnant')`),
    check(
      "planned_matings_stage_known",
      sql`${t.stage} in ('asked', 'agreed', 'mated', 'pregnant', 'born', 'empty', 'declined', 'withdrawn', 'void')`,
    ),
    check(
      "planned_matings_days_in_order",
      sql`${t.until_day} between ${t.from_day} and ${t.from_day} + 60`,
    ),
    check(
      "planned_matings_mated_as_agreed",
      sql`(${t.mated_from} is null) = (${t.mated_until} is null) and ${t.mated_from} >= ${t.from_day} and ${t.mated_until} between ${t.mated_from} and ${t.until_day}`,
    ),
    check(
      "planned_matings_mated_whole",
      sql`${t.mated_from} is not null or ${t.stage} not in ('mated', 'pregnant', 'born', 'empty')`,
    ),
    check(
      "planned_matings_ended_whole",
      sql`(${t.stage} = 'void') = (${t.ended_by} is not null) and ${t.ended_by} in ('queen', 'member', 'deceased', 'neutered', 'deleted')`,
    ),
    check(
      "planned_matings_cats_whole",
      sql`${t.dam_id} is not null and ${t.sire_id} is not null or ${t.stage} not in ('asked', 'agreed', 'mated', 'pregnant')`,
    ),
  ],
);

/** The table of `domain/matings/planned.ts`. */
export const matingMoves = pgTable(
  "mating_moves",
  {
    from_stage: text().notNull(),
    to_stage: text().notNull(),
    mover: text().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ name: "mating_moves_pk", columns: [t.from_stage, t.to_stage, t.mover, t.name] }),
  ],
);

/** Append-only. */
export const matingEvents = pgTable(
  "mating_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    mating_id: integer()
      .notNull()
      .references(() => plannedMatings.id, { onDelete: "restrict" }),
    at: moment().notNull().defaultNow(),
    member_id: integer(),
    mover: text().notNull(),
    name: text().notNull(),
    from_stage: text(),
    to_stage: text().notNull(),
  },
  (t) => [
    index("mating_events_mating_id_idx").on(t.mating_id, t.id),
    check("mating_events_mover_known", sql`${t.mover} in ('planner', 'stud', 'site', 'operator')`),
  ],
);
