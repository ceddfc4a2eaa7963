/** What is known of backups: each attempt is a row, so that every process, and the next administrator, can see how the last one ended. */
import { statement } from "../db/statement.ts";

export type BackupKind = "whole" | "base";

/** By whom a backup is made does not matter; that it is said does. */
export const recordBackup = statement<
  [kind: BackupKind, startedAt: Date, place: string, bytes: number | null, failure: string | null],
  { id: number }
>(
  "backup_record",
  "insert into backups (kind, started_at, place, bytes, failure) values ($1, $2, $3, $4, $5) returning id",
);

/** Attempts are few; those of a year tell enough. */
export const forgetOldAttempts = statement<[], never>(
  "backups_forget",
  "delete from backups where ended_at < now() - interval '1 year'",
);
