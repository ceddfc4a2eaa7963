/**
 * Checks whether the database answers, over a separate connection, so that neither writers nor readers can delay the
 * check.
 */
import { writable } from "./addresses.ts";
import { BACKGROUND, openPool } from "./pool.ts";

export interface Pulse {
  /** Checks now; simultaneous callers share the result. */
  beats(): Promise<boolean>;
  /** The result of the last check, at most two seconds ago. */
  wasThere(): boolean;
  stop(): Promise<void>;
}

const EVERY_MS = 2_000;
const PATIENCE = { ...BACKGROUND, connect: 1_000, statement: 1_000, answer: 1_000 };

export async function startPulse(url: string, onIdleError: (error: Error) => void): Promise<Pulse> {
  const pool = openPool({ url, max: 1, patience: PATIENCE, onIdleError });
  let asked: Promise<boolean> | undefined;
  let wasThere = false;
  const beats = () =>
    (asked ??= pool
      .query("select 1")
      // Of several hosts another one may take writes by now, while this one still answers.
      .then(() => writable(url))
      .then(
        () => (wasThere = true),
        () => (wasThere = false),
      )
      .finally(() => (asked = undefined)));
  await beats();
  const timer = setInterval(() => void beats(), EVERY_MS);
  timer.unref();
  return {
    beats,
    wasThere: () => wasThere,
    async stop() {
      clearInterval(timer);
      await pool.end();
    },
  };
}
