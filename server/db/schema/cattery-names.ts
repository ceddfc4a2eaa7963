import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { clubs } from "./clubs.ts";

/** The names that the clubs keep; what a member says of a cattery of another club is `catteries`. */
export const catteryNames = pgTable(
  "cattery_names",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Who asked for it, then who has it. */
    holder_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    state: text().notNull().default("asked"),
    /** To whom the holder wants it to pass; the club has to agree. */
    heir_id: integer().references(() => users.id, { onDelete: "restrict" }),
    created_at: moment().notNull().defaultNow(),
    /** Whose desk grants it; others compare theirs with it by the view `held_cattery_names`. */
    club_id: integer()
      .notNull()
      .default(1)
      .references(() => clubs.id, { onDelete: "restrict" }),
  },
  (t) => [
    index("cattery_names_of_other_clubs_idx")
      .on(t.club_id, t.state, t.id)
      .where(sql`club_id > 1`),
    uniqueIndex("cattery_names_one_holder")
      .on(sql`lower(${t.name})`)
      .where(sql`state in ('asked', 'granted')`),
    index("cattery_names_close_idx")
      .using("gin", sql`one_letter_less(${t.name})`)
      .where(sql`state in ('asked', 'granted')`),
    index("cattery_names_key_idx")
      .on(sql`name_key(${t.name})`)
      .where(sql`state in ('asked', 'granted')`),
    index("cattery_names_holder_idx").on(t.holder_id, t.id),
    index("cattery_names_heir_idx")
      .on(t.heir_id)
      .where(sql`heir_id is not null`),
    index("cattery_names_state_idx").on(t.state, t.id),
    index("cattery_names_waiting_idx")
      .on(t.id)
      .where(sql`state = 'asked' or heir_id is not null`),
    index("cattery_names_over_idx")
      .on(t.id)
      .where(sql`state in ('declined', 'withdrawn', 'ended')`),
    check("cattery_names_rule", sql`${t.name} ~ '^[A-Za-z0-9]{3,16}$'`),
    check(
      "cattery_names_state_known",
      sql`${t.state} in ('asked', 'granted', 'declined', 'withdrawn', 'ended')`,
    ),
    check(
      "cattery_names_heir_of_granted",
      sql`${t.heir_id} is null or (${t.state} = 'granted' and ${t.heir_id} <> ${t.holder_id})`,
    ),
  ],
);

/** Who is to get a name is asked first; a trigger deletes the question with what it asks about. */
export const catteryNameHeirs = pgTable(
  "cattery_name_heirs",
  {
    name_id: integer()
      .primaryKey()
      .references(() => catteryNames.id, { onDelete: "cascade" }),
    /** An answer names the question: an earlier one is not answered by it. */
    ask_id: integer().notNull().generatedAlwaysAsIdentity(),
    heir_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    asked_by: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** Then the name passes when the heir agrees; otherwise the club decides after that. */
    is_by_club: boolean().notNull(),
    reason: text(),
    asked_at: moment().notNull().defaultNow(),
    until: date().notNull(),
    agreed_at: moment(),
  },
  (t) => [
    index("cattery_name_heirs_heir_id_idx").on(t.heir_id),
    index("cattery_name_heirs_asked_by_idx").on(t.asked_by),
    index("cattery_name_heirs_until_idx")
      .on(t.until)
      .where(sql`agreed_at is null`),
    check("cattery_name_heirs_club_says_why", sql`(${t.reason} is not null) = ${t.is_by_club}`),
    check("cattery_name_heirs_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
  ],
);

/** What happened to a name; rows are only added. */
export const catteryNameEvents = pgTable(
  "cattery_name_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name_id: integer()
      .notNull()
      .references(() => catteryNames.id, { onDelete: "restrict" }),
    actor_id: integer().references(() => users.id, { onDelete: "restrict" }),
    kind: text().notNull(),
    reason: text(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("cattery_name_events_name_idx").on(t.name_id, t.id),
    check("cattery_name_events_reason_length", sql`char_length(${t.reason}) between 1 and 500`),
  ],
);
