import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bytea, moment } from "./accounts.ts";

/**
 * The decisions that the log commits to, written by `append_leaf` in the transaction of each. Rows never change, except that salt
 * and facts are deleted to forget a person (see the migrations). Members are ids without foreign keys, as in the history.
 */
export const logEntries = pgTable(
  "log_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Such as `certificate:…` or `cat:7`. */
    subject: text().notNull(),
    at: moment().notNull(),
    /** Those whose names or words are among the facts. */
    members: integer().array().notNull().default([]),
    /** SHA-256 of the salt and the facts in canonical form. */
    commitment: bytea().notNull(),
    salt: bytea(),
    facts: jsonb(),
  },
  (t) => [
    index("log_entries_subject_idx").on(t.subject, t.id),
    index("log_entries_members_idx").using("gin", t.members),
    check("log_entries_kind_form", sql`${t.kind} ~ '^[a-z_]{1,60}$'`),
    check("log_entries_subject_form", sql`${t.subject} ~ '^[a-z_]{1,30}:[A-Za-z0-9-]{1,60}$'`),
    check("log_entries_commitment_length", sql`octet_length(${t.commitment}) = 32`),
    check("log_entries_salt_length", sql`octet_length(${t.salt}) = 32`),
    check("log_entries_forgotten_whole", sql`(${t.salt} is null) = (${t.facts} is null)`),
  ],
);

/** Entries without a place in the log; the sequencer takes them out. */
export const logQueue = pgTable("log_queue", {
  entry_id: integer()
    .primaryKey()
    .references(() => logEntries.id, { onDelete: "restrict" }),
});

/** The places in the log. */
export const logLeaves = pgTable(
  "log_leaves",
  {
    index: integer().primaryKey(),
    entry_id: integer()
      .notNull()
      .references(() => logEntries.id, { onDelete: "restrict" }),
  },
  (t) => [
    unique("log_leaves_entry_id_key").on(t.entry_id),
    check("log_leaves_index_from_zero", sql`${t.index} >= 0`),
  ],
);

/** Hashes of whole subtrees of 2^level leaves. */
export const logNodes = pgTable(
  "log_nodes",
  {
    level: smallint().notNull(),
    index: integer().notNull(),
    hash: bytea().notNull(),
  },
  (t) => [
    primaryKey({ name: "log_nodes_pk", columns: [t.level, t.index] }),
    check("log_nodes_hash_length", sql`octet_length(${t.hash}) = 32`),
  ],
);

/** Public keys; the private key is in the file store. The newest one signs. */
export const logKeys = pgTable(
  "log_keys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The log's name. */
    name: text().notNull(),
    public_key: bytea().notNull(),
    made_at: moment().notNull().defaultNow(),
  },
  (t) => [
    check("log_keys_name_form", sql`${t.name} ~ '^[^[:space:]+]{1,200}$'`),
    check("log_keys_public_key_length", sql`octet_length(${t.public_key}) = 32`),
  ],
);

/** What was signed of the tree, each time it grew. */
export const logCheckpoints = pgTable(
  "log_checkpoints",
  {
    size: integer().primaryKey(),
    note: text().notNull(),
    key_id: integer()
      .notNull()
      .references(() => logKeys.id, { onDelete: "restrict" }),
    signed_at: moment().notNull().defaultNow(),
  },
  (t) => [check("log_checkpoints_size_from_one", sql`${t.size} >= 1`)],
);
