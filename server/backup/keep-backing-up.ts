/** `npm run backup -- --every`: backups of a site on its own PostgreSQL, which makes none by itself. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../config.ts";
import { withDatabase, withMailQueue } from "../operator-database.ts";
import { tellOfFailedBackup } from "./failure-mails.ts";
import { inMegabytes, progressOn } from "./progress.ts";
import { backUpNow, type KeptBackup } from "./scheduled.ts";
import { filesToBackUp } from "./stored-files.ts";

interface Schedule {
  readonly folder: string;
  /** Milliseconds. */
  readonly every: number;
  readonly keep: number;
}

type Say = (line: string) => void;

/** A backup that failed is tried again as soon as a server on the embedded database would. */
const AGAIN_AFTER_MS = 3_600_000;

/**
 * Runs until the process is told to end, or `signal` aborts. Administrators are mailed of the first backup that fails, not of
 * each try.
 */
export async function keepBackingUp(
  config: Config,
  schedule: Schedule,
  say: Say,
  signal?: AbortSignal,
): Promise<void> {
  const { folder, every } = schedule;
  const places = { ...config, backups: { ...config.backups, folder } };
  let isTold = false;
  for (let due = Date.now(); ;) {
    try {
      const { place, bytes } = await makeNext(config, schedule);
      say(`${place}: ${inMegabytes(bytes)}.`);
      isTold = false;
      due += every;
    } catch (error) {
      const failure = (error as Error).message;
      say(`No backup was made: ${failure}`);
      isTold ||= await tell(places, failure, say);
      due = Date.now() + Math.min(every, AGAIN_AFTER_MS);
    }
    await sleep(Math.max(0, due - Date.now()), undefined, { signal }).catch(() => {});
    if (signal?.aborted) return;
  }
}

function makeNext(config: Config, { folder, keep }: Schedule): Promise<KeptBackup> {
  const files = filesToBackUp(config);
  const progress = progressOn(process.stderr);
  return withDatabase(config, { migrate: true }, (pool, databaseUrl) =>
    backUpNow({ pool, databaseUrl, files, folder, keep, progress }),
  );
}

/** @returns whether the mails wait to go out with the server's; they cannot if the database is what has failed */
async function tell(config: Config, failure: string, say: Say): Promise<boolean> {
  try {
    await withDatabase(config, { migrate: false }, (pool, databaseUrl) =>
      withMailQueue(databaseUrl, say, (jobs) =>
        tellOfFailedBackup({ pool, jobs, config }, failure),
      ),
    );
    return true;
  } catch (error) {
    say(`Administrators could not be told: ${(error as Error).message}`);
    return false;
  }
}
