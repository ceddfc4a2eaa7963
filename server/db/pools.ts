/** A process's database connections, separated so that unrelated work does not wait for each other. */
import type { Pool } from "pg";
import { BACKGROUND, CALLS, openPool } from "./pool.ts";
import { startPulse, type Pulse } from "./pulse.ts";

export interface Pools {
  readonly calls: Pool;
  readonly counts: Pool;
  readonly background: Pool;
  readonly pulse: Pulse;
  close(): Promise<void>;
}

const COUNTS = 3;
const IN_BACKGROUND = 4;

export interface PoolsOptions {
  /** Of a direct connection. */
  readonly url: string;
  /** Calls go through it. */
  readonly pooler?: { readonly url: string; readonly prepares: boolean } | undefined;
  readonly onIdleError: (error: Error) => void;
}

export async function openPools({ url, pooler, onIdleError }: PoolsOptions): Promise<Pools> {
  const calls = openPool({ url: pooler?.url ?? url, patience: CALLS, pooler, onIdleError }, url);
  const counts = openPool({ url, max: COUNTS, patience: CALLS, mayLoseLast: true, onIdleError });
  const background = openPool({ url, max: IN_BACKGROUND, patience: BACKGROUND, onIdleError });
  const pulse = await startPulse(url, onIdleError);
  return {
    calls,
    counts,
    background,
    pulse,
    async close() {
      await Promise.all([calls.end(), counts.end(), background.end(), pulse.stop()]);
    },
  };
}
