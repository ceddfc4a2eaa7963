/** Records backups: each attempt is a row, so that every process and every administrator can see how the last one ended. */
import { statement, told } from "../db/statement.ts";

export type BackupKind = "whole" | "base";

/** It does not matter who makes a backup, only that it is recorded. */
export const recordBackup = statement(
  "backup_record",
  "insert into backups (kind, started_at, place, bytes, failure) values (:kind, :startedAt, :place, :bytes?, :failure?) returning id",
);

/** There are few attempts; a year of them is enough. */
export const forgetOldAttempts = statement(
  "backups_forget",
  "delete from backups where ended_at < now() - interval '1 year'",
);
export interface LastBackup {
  readonly kind: BackupKind;
  /** The last successful backup. */
  readonly made_at: Date | null;
  readonly seconds: number | null;
  readonly bytes: number | null;
  readonly place: string | null;
  /** The last attempt, if it failed. */
  readonly failed_at: Date | null;
  readonly failure: string | null;
}

export const lastBackups = statement(
  "backups_last",
  `select k.kind, made.ended_at as made_at, extract(epoch from made.ended_at - made.started_at)::float8 as seconds, made.bytes::float8 as bytes, made.place,
     failed.ended_at as failed_at, failed.failure
   from unnest('{whole,base}'::text[]) k(kind)
   left join lateral (select * from backups b where b.kind = k.kind and b.failure is null order by id desc limit 1) made on true
   left join lateral (select * from backups b where b.kind = k.kind and b.failure is not null and b.id > coalesce(made.id, 0) order by id desc limit 1) failed on true`,
  told<{ kind: BackupKind }>(),
);
