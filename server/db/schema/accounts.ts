/** Members, their roles and sessions, and counters of attempts. */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { clubs } from "./clubs.ts";
import { countries } from "./reference.ts";

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const moment = (name?: string) =>
  name ? timestamp(name, { withTimezone: true }) : timestamp({ withTimezone: true });

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    middle_name: text(),
    /** First and last name in the other script, as the member wrote it. */
    other_name_given: text(),
    other_name: text().generatedAlwaysAs(
      sql`coalesce(other_name_given, other_script(first_name || ' ' || last_name, true))`,
    ),
    email: text().notNull(),
    /** When a code mailed to this address was entered; null again once the address changes. */
    email_confirmed_at: moment(),
    birthday: date({ mode: "string" }).notNull(),
    about: text(),
    site_url: text(),
    social_url: text(),
    country_id: smallint()
      .notNull()
      .references(() => countries.id, { onDelete: "restrict" }),
    user_ava_url: text(),
    password_hash: text().notNull(),
    /** The language of mails to this member; that of the page where they joined. */
    locale: text().notNull().default("en"),
    created_at: moment().notNull().defaultNow(),
    /** From then on the row is only a placeholder: others' orders and pedigrees refer to it. */
    closed_at: moment(),
    /** While set, nobody can log in to the account. */
    suspended_at: moment(),
    suspension_reason: text(),
    /** How the member's own cats are shown; null until the member has chosen. */
    own_cats_view: text(),
  },
  (t) => [
    // Addresses compare case-insensitively (decisions §2).
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    index("users_ava_url_idx")
      .on(t.user_ava_url)
      .where(sql`user_ava_url is not null`),
    index("users_name_order_idx").on(
      sql`lower(${t.first_name} || ' ' || ${t.last_name}) text_pattern_ops`,
      t.id,
    ),
    index("users_name_search_idx").using(
      "gin",
      sql`lower(${t.first_name} || ' ' || ${t.last_name}) gin_trgm_ops`,
    ),
    check("users_first_name_length", sql`char_length(${t.first_name}) between 3 and 16`),
    check("users_last_name_length", sql`char_length(${t.last_name}) between 3 and 16`),
    check(
      "users_single_lines",
      sql`is_single_line(${t.first_name}) and is_single_line(${t.last_name})`,
    ),
    check("users_about_length", sql`char_length(${t.about}) <= 200`),
    check(
      "users_suspension_whole",
      sql`(${t.suspended_at} is null) = (${t.suspension_reason} is null)`,
    ),
    check("users_suspension_reason_length", sql`char_length(${t.suspension_reason}) <= 500`),
    check("users_own_cats_view_known", sql`${t.own_cats_view} in ('cards', 'table')`),
    check("users_locale_written", sql`${t.locale} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`),
  ],
);

export const userRoles = pgTable(
  "user_roles",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role_id: smallint().notNull(),
    /** All roles of a member are of one club (`keep_to_one_club`). */
    club_id: integer()
      .notNull()
      .default(1)
      .references(() => clubs.id, { onDelete: "restrict" }),
  },
  (t) => [
    primaryKey({ name: "user_roles_pkey", columns: [t.user_id, t.role_id] }),
    index("user_roles_of_club_idx")
      .on(t.role_id, t.user_id)
      .where(sql`role_id > 1`),
    index("user_roles_of_other_clubs_idx")
      .on(t.club_id, t.user_id)
      .where(sql`club_id > 1`),
    check("user_roles_role_known", sql`${t.role_id} between 1 and 7`),
  ],
);

/** For triggers; the table itself is domain/accounts/club-rights.ts. */
export const clubRights = pgTable(
  "club_rights",
  { right_name: text().notNull(), role_id: smallint().notNull() },
  (t) => [primaryKey({ name: "club_rights_pkey", columns: [t.right_name, t.role_id] })],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token: a copy of the database does not let anybody in. */
    token_hash: bytea().primaryKey(),
    /** Its id in the member's list. */
    id: integer().notNull().generatedAlwaysAsIdentity().unique("sessions_id_key"),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The session that was handed over to this one's host; they are listed, prolonged and ended as one. */
    main_id: integer().references((): AnyPgColumn => sessions.id, { onDelete: "cascade" }),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    /** "Firefox, Linux": a short form of the user agent. */
    device: text(),
    /** Its cookie has a name that no other host can set; under another name it is not accepted. */
    host_only: boolean().notNull().default(false),
    /** Calls in progress while the cookie was renamed still carry the old name. */
    old_name_until: moment(),
    /** Accurate to a few minutes. */
    last_seen_at: moment().notNull().defaultNow(),
    /** When the member last confirmed with a passkey. */
    confirmed_at: moment(),
  },
  (t) => [
    index("sessions_user_id_idx").on(t.user_id),
    index("sessions_expires_at_idx").on(t.expires_at),
    index("sessions_main_id_idx")
      .on(t.main_id)
      .where(sql`main_id is not null`),
    check("sessions_device_length", sql`char_length(${t.device}) <= 60`),
  ],
);

/** What a browser takes along when it changes to another language's host: once, and within a minute. */
export const handOvers = pgTable(
  "hand_overs",
  {
    /** SHA-256 of the code. */
    code_hash: bytea().primaryKey(),
    /** SHA-256 of the ticket: the browser that asked for the code is the only one that can use it. */
    ticket_hash: bytea().notNull(),
    /** The language of the host that it is for. */
    locale: text().notNull(),
    /** Null for a guest. */
    session_id: integer().references(() => sessions.id, { onDelete: "cascade" }),
    /** A guest's hearts and drafts. */
    kept: jsonb().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [
    index("hand_overs_session_id_idx").on(t.session_id),
    index("hand_overs_expires_at_idx").on(t.expires_at),
    check("hand_overs_kept_size", sql`octet_length(${t.kept}::text) <= 131072`),
  ],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the authenticator names it, base64url. */
    credential_id: text().notNull().unique("passkeys_credential_id_key"),
    public_key: bytea().notNull(),
    /** Signatures made so far, if the authenticator counts them; this reveals a cloned one. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    last_used_at: moment(),
  },
  (t) => [
    index("passkeys_user_id_idx").on(t.user_id),
    check("passkeys_name_length", sql`char_length(${t.name}) between 1 and 60`),
  ],
);

/** Challenges to sign, valid once and for five minutes. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    purpose: text().notNull(),
    /** Null for a login, whose member is not known yet. */
    user_id: integer().references(() => users.id, { onDelete: "cascade" }),
    expires_at: moment().notNull(),
  },
  (t) => [
    index("passkey_challenges_expires_at_idx").on(t.expires_at),
    check("passkey_challenges_purpose_known", sql`${t.purpose} in ('login', 'add', 'confirm')`),
  ],
);

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    code_hash: text(),
    /** Instead of a code: SHA-256 of the token in a mailed link. */
    link_hash: bytea().unique("recovery_codes_link_hash_key"),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    /** Set once the code was entered correctly: SHA-256 of the token in the reset cookie. */
    reset_token_hash: bytea().unique("recovery_codes_reset_token_hash_key"),
    reset_expires_at: moment(),
  },
  (t) => [
    index("recovery_codes_user_id_idx").on(t.user_id, t.id),
    check("recovery_codes_code_or_link", sql`(${t.code_hash} is null) <> (${t.link_hash} is null)`),
    check(
      "recovery_codes_reset_whole",
      sql`(${t.reset_token_hash} is null) = (${t.reset_expires_at} is null)`,
    ),
  ],
);

/** The code mailed to a member to confirm the address of the account. */
export const addressCodes = pgTable(
  "address_codes",
  {
    member_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** SHA-256 of the member and the code. */
    code_hash: bytea().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [index("address_codes_expires_at_idx").on(t.expires_at)],
);

/** A change of e-mail that its old address may undo for seven days (decisions §2). */
export const emailChanges = pgTable(
  "email_changes",
  {
    token_hash: bytea().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    old_email: text().notNull(),
    new_email: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    undone_at: moment(),
  },
  (t) => [
    index("email_changes_user_id_idx").on(t.user_id),
    index("email_changes_old_email_idx").on(sql`lower(${t.old_email})`),
  ],
);

/** Attempts per key (an account with an address, for example) in a window; shared by all processes. */
export const attempts = pgTable(
  "attempts",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    window_started_at: moment().notNull(),
  },
  (t) => [index("attempts_window_started_at_idx").on(t.window_started_at)],
);

/** What members have typed into forms and not sent; visible only to them. */
export const drafts = pgTable(
  "drafts",
  {
    member_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The page's address and the form on it. */
    form: text().notNull(),
    entries: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    kept_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "drafts_pkey", columns: [t.member_id, t.form] }),
    index("drafts_kept_at_idx").on(t.kept_at),
    check("drafts_form_length", sql`char_length(${t.form}) between 1 and 300`),
    check(
      "drafts_entries_size",
      sql`jsonb_typeof(${t.entries}) = 'object' and octet_length(${t.entries}::text) <= 65536`,
    ),
  ],
);

/** Answers of creating calls, kept for a day, so that resending a call whose answer was lost does not run it twice. */
export const keptAnswers = pgTable(
  "kept_answers",
  {
    /** 0 is nobody: a person who is joining is not a member yet. */
    member_id: integer().notNull(),
    key: text().notNull(),
    /** SHA-256 of the call and its input. */
    request_hash: bytea().notNull(),
    /** The envelope as text; null for 204. */
    answer: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "kept_answers_pkey", columns: [t.member_id, t.key] }),
    index("kept_answers_created_at_idx").on(t.created_at),
    check("kept_answers_key_length", sql`char_length(${t.key}) between 1 and 100`),
  ],
);
