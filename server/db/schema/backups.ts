import { sql } from "drizzle-orm";
import { bigint, check, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, moment } from "./accounts.ts";

/** Each attempt at a backup, and how it ended. */
export const backups = pgTable(
  "backups",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** "whole": one file with everything; "base": what the log is applied to. */
    kind: text().notNull(),
    started_at: moment().notNull(),
    ended_at: moment().notNull().defaultNow(),
    place: text().notNull(),
    bytes: bigint({ mode: "number" }),
    failure: text(),
  },
  (t) => [
    check("backups_kind_known", sql`${t.kind} in ('whole', 'base')`),
    check("backups_made_or_failed", sql`(${t.bytes} is null) = (${t.failure} is not null)`),
  ],
);

/** Mails waiting at the restored moment. Most of them were sent back then, so they are not sent without being asked for. */
export const heldMails = pgTable("held_mails", {
  id: uuid().primaryKey(),
  data: jsonb().notNull(),
  queued_at: moment().notNull(),
});

/** Built files, whose names are hashes of what is in them, and the number of the last release that had them. */
export const releaseFiles = pgTable(
  "release_files",
  {
    name: text().primaryKey(),
    bytes: bytea().notNull(),
    release: integer().notNull(),
  },
  () => [
    check("release_files_name_written", sql`name ~ '^[A-Za-z0-9_.-]{1,200}$'`),
    check("release_files_numbered", sql`release > 0`),
  ],
);
