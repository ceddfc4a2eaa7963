/** What members are told of, and how they want to be told. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bytea, moment, sessions, users } from "./accounts.ts";

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
    /** Set before it is sent: a message sent to a chat twice cannot be told apart there. */
    telegram_at: moment(),
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
      sql`${t.kind} in ('orders', 'messages', 'registration', 'litters', 'ownership', 'certificates', 'ads', 'due', 'club')`,
    ),
    check("notices_path_on_site", sql`${t.path} ~ '^/([^/\\]|$)'`),
  ],
);

/** A kind without a row is mailed at once, and shown on all devices and in the chat that the member has named. */
export const noticeSettings = pgTable(
  "notice_settings",
  {
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    mail: text().notNull(),
    is_pushed: boolean().notNull().default(true),
    is_in_telegram: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ name: "notice_settings_pkey", columns: [t.member_id, t.kind] }),
    check(
      "notice_settings_kind_known",
      sql`${t.kind} in ('orders', 'messages', 'registration', 'litters', 'ownership', 'certificates', 'ads', 'due', 'club')`,
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

/** The pair of keys by which push services know this site (RFC 8292): one for all processes, made when first needed. */
export const pushKeys = pgTable(
  "push_keys",
  {
    is_the_one: boolean().primaryKey().default(true),
    public_key: text().notNull(),
    private_key: text().notNull(),
  },
  (t) => [check("push_keys_one", sql`${t.is_the_one}`)],
);

/** A browser in which a member wants to see notices. It ends with the session in which it was named. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Once, though a browser has a subscription for each host: it would show everything twice. */
    session_id: integer()
      .notNull()
      .unique("push_devices_session_id_key")
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The secret address at the browser's push service. */
    endpoint: text().notNull().unique("push_devices_endpoint_key"),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** "Firefox, Linux" */
    device: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index("push_devices_member_id_idx").on(t.member_id),
    check("push_devices_endpoint_length", sql`char_length(${t.endpoint}) <= 1000`),
  ],
);

/** The chat with the site's bot in which a member reads notices. */
export const telegramChats = pgTable("telegram_chats", {
  member_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  chat_id: bigint({ mode: "number" }).notNull().unique("telegram_chats_chat_id_key"),
  linked_at: moment().notNull().defaultNow(),
});

/** What the member's chat has to tell the bot, once. Only its hash is kept. */
export const telegramCodes = pgTable(
  "telegram_codes",
  {
    member_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    code_hash: bytea().notNull().unique("telegram_codes_code_hash_key"),
    expires_at: moment().notNull(),
  },
  (t) => [index("telegram_codes_expires_at_idx").on(t.expires_at)],
);
