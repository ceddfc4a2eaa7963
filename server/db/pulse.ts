/**
 * Whether the database answers. It is asked over a connection of its own, so that neither those who write nor those
 * who read can keep the question waiting.
 */
import { BACKGROUND, openPool } from "./pool.ts";

export interface Pulse {
  /** Asks now; whoever asks meanwhile has the same answer. */
  beats(): Promise<boolean>;
  /** As it was at the last beat, two seconds ago at most. */
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
