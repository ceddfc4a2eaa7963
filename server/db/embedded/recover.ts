/** Builds a data directory from a copy and its log, up to a moment, and replaces the one in use. */
import { lstat, mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { findBinaries } from "./binaries.ts";
import { chooseUser, giveDirectoryTo, WAYS_OF_ROOT } from "./operating-user.ts";
import { freePort, launchPostmaster } from "./postmaster.ts";
import { postgresSettings } from "./settings.ts";
import { DatabaseInUseError, takeLock } from "./single-server-lock.ts";

export interface Recovery {
  readonly at: Date;
  /** Fills the empty data directory with the copy, and `pg_wal` with the log. */
  fill(cluster: string): Promise<void>;
}

/** Replaying the log of a busy day takes longer than any start. */
const READY_WITHIN_MS = 6 * 3_600_000;

/** @returns the new place of the previous data directory; null if there was none */
export async function recoverCluster(
  dataDir: string,
  now: Date,
  recovery: Recovery,
): Promise<string | null> {
  const folder = join(resolve(dataDir), "db");
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const lock = takeLock(join(folder, "lock"));
  if (!lock)
    throw new DatabaseInUseError(`The database in ${folder} is in use. Stop its server first.`);
  try {
    const cluster = await placeOf(join(folder, "cluster"));
    const unfinished = `${cluster}.restoring`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    await recovery.fill(unfinished);
    await play(unfinished, folder, recovery.at);
    const aside = `${cluster}.before-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
    const was = await lstat(cluster).catch(() => null);
    if (was) await rename(cluster, aside);
    await rename(unfinished, cluster);
    return was ? aside : null;
  } finally {
    lock.release();
  }
}

/** The data directory's real place: it may have been moved to where PostgreSQL's user can reach it. */
async function placeOf(cluster: string): Promise<string> {
  return realpath(cluster).catch(() => cluster);
}

async function play(cluster: string, folder: string, at: Date): Promise<void> {
  const binaries = await findBinaries();
  const user = await chooseUser(dirname(cluster), binaries.postgres, WAYS_OF_ROOT);
  if (!user) throw new Error(`PostgreSQL can be run by nobody who may enter ${dirname(cluster)}.`);
  await writeFile(join(cluster, "recovery.signal"), "");
  await giveDirectoryTo(user, cluster);
  const until = async (target: Record<string, string>) => {
    const postmaster = await launchPostmaster({
      binaries,
      user,
      cluster,
      settings: {
        ...postgresSettings({ port: await freePort(), durable: true }),
        // Nobody can connect before the moment is reached.
        hot_standby: "off",
        restore_command: "false",
        recovery_target_timeline: "current",
        recovery_target_action: "promote",
        ...target,
      },
      logFile: join(folder, "postgres.log"),
      readyWithinMs: READY_WITHIN_MS,
    });
    await postmaster.stop();
  };
  try {
    // Named time zones are not available yet when this is read.
    await until({ recovery_target_time: at.toISOString().replace("T", " ").replace("Z", "+00") });
  } catch (error) {
    // Nothing was written after the moment, so the whole log is what was wanted.
    if (!(error as Error).message.includes("before configured recovery target was reached"))
      throw error;
    await until({});
  }
}
