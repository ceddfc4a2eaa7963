/** Restarts PostgreSQL when it ends unasked, as long as there is hope. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Exit } from "../../processes/exit-of.ts";
import type { Postmaster } from "./postmaster.ts";
import type { Log } from "./log.ts";

export interface KeptRunning {
  pid(): number;
  /** Resolves if it does not come back; never once it was stopped. */
  readonly gone: Promise<DatabaseGone>;
  stop(): Promise<void>;
}

export class DatabaseGone extends Error {
  override name = "DatabaseGone";
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** After running this long it counts as healthy, and a later end is a new problem. */
const WELL_MS = 60_000;

export function keepRunning(
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  { log, restarts }: { log: Log; restarts: number },
): KeptRunning {
  const stopped = new AbortController();
  let running = first;
  let starting: Promise<unknown> = Promise.resolve();

  /** @returns whether it is running */
  const tryAgain = async (): Promise<boolean> => {
    try {
      running = await startAgain();
      log.warn?.("The built-in PostgreSQL runs again.");
      return true;
    } catch (error) {
      log.warn?.((error as Error).message);
      return false;
    }
  };

  async function watch(): Promise<DatabaseGone> {
    let runningSince = performance.now();
    for (let tries = 0; ;) {
      const told = `The built-in PostgreSQL has ended by itself (${wordsFor(await running.exited)})`;
      if (stopped.signal.aborted) return never();
      if (performance.now() - runningSince > WELL_MS) tries = 0;
      if (tries >= restarts)
        return new DatabaseGone(`${told} and does not come back: see db/postgres.log in DATA_DIR.`);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries++, LONGEST_PAUSE_MS);
      log.warn?.(`${told}. It is started again in ${pause} ms.`);
      await sleep(pause, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return never();
      const started = tryAgain();
      starting = started;
      runningSince = (await started) ? performance.now() : Infinity;
    }
  }

  return {
    pid: () => running.pid,
    gone: watch(),
    async stop() {
      stopped.abort();
      await starting;
      await running.stop();
    },
  };
}

const never = (): Promise<never> => new Promise(() => {});

const wordsFor = ({ code, signal }: Exit): string => signal ?? `exit code ${code}`;
