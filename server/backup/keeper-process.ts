/**
 * A process next to the server that receives the embedded database's log continuously and makes scheduled backups. It
 * ends with its parent.
 */
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { BackupConfig } from "../config.ts";
import { openPool } from "../db/pool.ts";
import { poolDb } from "../db/transaction.ts";
import { withConnection } from "./connection.ts";
import { lastBackups, recordBackup, type BackupKind } from "./made-backups.ts";
import { SILENT } from "./progress.ts";
import { filesToBackUp } from "./stored-files.ts";
import type { FilesConfig } from "../storage/site-files.ts";
import { backUpNow } from "./scheduled.ts";
import { takeBase } from "./point-in-time/base-backup.ts";
import { basesIn, pruneLog } from "./point-in-time/log-folder.ts";
import { forgetSlots, receiveLog } from "./point-in-time/receive-log.ts";

export interface KeeperTask {
  readonly databaseUrl: string;
  readonly adminUrl: string;
  readonly dataDir: string;
  readonly storage: FilesConfig["storage"];
  readonly s3: FilesConfig["s3"];
  readonly backups: BackupConfig;
}

/** The outcome of a backup or of receiving the log; `failure` is null if all is well. */
export interface KeeperNews {
  readonly kind: BackupKind | "log";
  readonly failure: string | null;
}

const LOOK_MS = 60_000;
const DAY_MS = 86_400_000;
const AGAIN_AFTER_MS = 3_600_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Serving pages has priority. */
const NICE = 10;

const tell = (news: KeeperNews): void => void process.send?.(news);

async function keep(task: KeeperTask): Promise<void> {
  const { databaseUrl, adminUrl, backups } = task;
  const pool = openPool({ url: databaseUrl, max: 1, onIdleError: () => {} });
  const state: State = { stretch: null, leave: async () => {} };
  process.once("SIGTERM", () => {
    void state.leave().finally(() => process.exit(0));
  });
  if (backups.pointInTimeDays > 0) void receive(task, state);
  else await withConnection(adminUrl, forgetSlots).catch(() => {});
  const look = Math.min(LOOK_MS, backups.every ?? LOOK_MS);
  const failedAt = new Map<BackupKind, number>();
  const attempt = async (kind: BackupKind, work: () => Promise<void>) => {
    if (Date.now() - (failedAt.get(kind) ?? 0) < AGAIN_AFTER_MS) return;
    try {
      await work();
      failedAt.delete(kind);
      tell({ kind, failure: null });
    } catch (error) {
      failedAt.set(kind, Date.now());
      tell({ kind, failure: (error as Error).message });
    }
  };
  for (;;) {
    const { stretch } = state;
    if (stretch && (await isBaseDue(stretch)))
      await attempt("base", async () => {
        const startedAt = new Date();
        const record = (bytes: number | null, failure: string | null) =>
          recordBackup(poolDb(pool), { kind: "base", startedAt, place: stretch, bytes, failure });
        try {
          await record((await takeBase(adminUrl, stretch, SILENT)).bytes, null);
        } catch (error) {
          await record(null, (error as Error).message).catch(() => {});
          throw error;
        }
        const since = new Date(Date.now() - backups.pointInTimeDays * DAY_MS);
        await pruneLog(backups.folder, stretch, since);
      });
    if (backups.every !== null && (await isWholeDue(pool, backups.every)))
      await attempt("whole", async () => {
        await backUpNow({
          pool,
          databaseUrl,
          files: filesToBackUp(task),
          folder: backups.folder,
          keep: backups.keep,
          progress: SILENT,
        });
      });
    // A new stretch is useless without a base backup.
    for (let waited = 0; waited < look && state.stretch === stretch; waited += 250)
      await sleep(250);
  }
}

interface State {
  stretch: string | null;
  leave(): Promise<void>;
}

/** Resumes after any interruption: the database may be restarting, or the disk full. */
async function receive({ adminUrl, backups }: KeeperTask, state: State): Promise<void> {
  let pause = SHORTEST_PAUSE_MS;
  for (;;) {
    try {
      const log = await receiveLog({
        adminUrl,
        folder: backups.folder,
        onError: (error) => tell({ kind: "log", failure: error.message }),
      });
      state.stretch = log.stretch;
      state.leave = () => log.stop();
      tell({ kind: "log", failure: null });
      const began = Date.now();
      await log.ended.finally(() => {
        if (Date.now() - began > LONGEST_PAUSE_MS) pause = SHORTEST_PAUSE_MS;
      });
    } catch (error) {
      tell({ kind: "log", failure: (error as Error).message });
    }
    await sleep(pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
}

async function isBaseDue(stretch: string): Promise<boolean> {
  const [newest] = await basesIn(stretch);
  return !newest || Date.now() - new Date(newest.endedAt).getTime() >= DAY_MS;
}

/** The first backup waits for a quiet minute after a start; each later one for its scheduled time. */
async function isWholeDue(pool: ReturnType<typeof openPool>, every: number): Promise<boolean> {
  const last = await lastBackups(poolDb(pool)).catch(() => null);
  if (!last || process.uptime() * 1000 < Math.min(every, LOOK_MS)) return false;
  const madeAt = last.find(({ kind }) => kind === "whole")?.made_at;
  return !madeAt || Date.now() - madeAt.getTime() >= every;
}

process.once("disconnect", () => process.exit(0));
process.once("message", (task: KeeperTask) => {
  setPriority(NICE);
  void keep(task);
});
