/** What members are told of, and how they want to be told. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bytea, moment, users } from "./accounts.ts";

/** Written by the transaction that they tell of. */
export const notices = pgTable(
  "notices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** Of one event a member is told once, whoever tells it and how often. */
    event: text()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** In the language that the member had then. */
    title: text().notNull(),
    /** The page of what it tells of. */
    path: text().notNull(),
    locale: text().notNull(),
    /** Waits for the next daily letter. */
    in_letter: boolean().notNull().default(false),
    created_at: moment().notNull().defaultNow(),
    read_at: moment(),
  },
  (t) => [
    unique("notices_event_once").on(t.member_id, t.event),
    index("notices_of_member_idx").on(t.member_id, t.id),
    index("notices_unread_idx")
      .on(t.member_id)
      .where(sql`read_at is null`),
    index("notices_in_letter_idx")
      .on(t.created_at)
      .where(sql`in_letter`),
    index("notices_created_at_idx").on(t.created_at),
    check(
      "notices_kind_known",
      sql`${t.kind} in ('orders', 'messages', 'registration', 'litters', 'ownership', 'certificates', 'ads', 'due')`,
    ),
    check("notices_path_on_site", sql`${t.path} ~ '^/([^/\\]|$)'`),
  ],
);

/** A kind without a row is mailed at once. */
export const noticeSettings = pgTable(
  "notice_settings",
  {
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    mail: text().notNull(),
  },
  (t) => [
    primaryKey({ name: "notice_settings_pkey", columns: [t.member_id, t.kind] }),
    check(
      "notice_settings_kind_known",
      sql`${t.kind} in ('orders', 'messages', 'registration', 'litters', 'ownership', 'certificates', 'ads', 'due')`,
    ),
    check("notice_settings_mail_known", sql`${t.mail} in ('now', 'daily', 'off')`),
  ],
);

/** The secret address at which a calendar program reads a member's dates. Only its hash is kept. */
export const calendars = pgTable("calendars", {
  member_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  code_hash: bytea().notNull().unique("calendars_code_hash_key"),
  made_at: moment().notNull().defaultNow(),
});
