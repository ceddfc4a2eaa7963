/** Scheduled backups into one folder: each recorded, with as many kept as wanted. */
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import { poolDb } from "../db/transaction.ts";
import { freeBytesOf } from "../storage/file-store.ts";
import { backupName, backupsIn, prune } from "./kept-backups.ts";
import { forgetOldAttempts, recordBackup } from "./made-backups.ts";
import type { BackedUpFiles } from "./stored-files.ts";
import { inMegabytes, type Progress } from "./progress.ts";
import { Unusable } from "./unusable.ts";
import { writeBackup, type BackupMade } from "./write-backup.ts";

export interface BackupRun {
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly files: BackedUpFiles;
  readonly folder: string;
  readonly keep: number;
  readonly progress: Progress;
  readonly now?: Date;
}

export interface KeptBackup extends BackupMade {
  readonly place: string;
}

/** Makes the next backup and deletes the oldest; records the result either way. */
export async function backUpNow(run: BackupRun): Promise<KeptBackup> {
  const { pool, databaseUrl, files, folder, keep, progress, now: startedAt = new Date() } = run;
  const place = join(folder, backupName(startedAt));
  const record = (bytes: number | null, failure: string | null) =>
    recordBackup(poolDb(pool), { kind: "whole", startedAt, place, bytes, failure });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await refuseWithoutRoom(folder);
    const made = await writeBackup({ databaseUrl, files, place, progress });
    await record(made.bytes, null);
    await prune(folder, keep);
    await forgetOldAttempts(poolDb(pool));
    return { ...made, place };
  } catch (error) {
    // The database itself may be the problem.
    await record(null, (error as Error).message).catch(() => {});
    throw error;
  }
}

/** A backup that fills the disk stops the site; the next one will be about as large as the last. */
async function refuseWithoutRoom(folder: string): Promise<void> {
  const [last] = await backupsIn(folder);
  if (last === undefined) return;
  const { size } = await stat(join(folder, last));
  const free = await freeBytesOf(folder);
  const needed = size * 1.2;
  if (free < needed)
    throw new Unusable(
      `There is too little room in ${folder}: a backup takes about ${inMegabytes(needed)}, and ${inMegabytes(free)} are free.`,
    );
}
