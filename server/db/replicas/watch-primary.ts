/** Asks the primary where its log ends. */
import { BACKGROUND, openPool } from "../pool.ts";
import { positionOf, POSITION_NOW } from "./log-position.ts";
import { primaryLog, type PrimaryLog } from "./primary-log.ts";

export interface PrimaryWatch {
  readonly log: PrimaryLog;
  /** It did not answer when last asked. */
  isAway(): boolean;
  /** How far behind a copy is that has replayed this. */
  lagOf(replayed: bigint): number;
  positionNow(): Promise<bigint>;
  look(): Promise<void>;
  stop(): Promise<void>;
}

export interface WatchOptions {
  readonly primaryUrl: string;
  readonly marketVersion: () => number;
  readonly onError: (error: Error) => void;
}

export const LOOKING = { ...BACKGROUND, connect: 1_000, statement: 1_000, answer: 1_000 };

export function watchPrimary({ primaryUrl, marketVersion, onError }: WatchOptions): PrimaryWatch {
  const pool = openPool({ url: primaryUrl, max: 1, patience: LOOKING, onIdleError: () => {} });
  const log = primaryLog();
  let isAway = false;
  let heardAt = performance.now();
  const positionNow = async () => {
    const { rows } = await pool.query<{ position: string }>(`select ${POSITION_NOW}`);
    return positionOf(rows[0]!.position);
  };
  return {
    log,
    isAway: () => isAway,
    // While it is away nothing is added to its log.
    lagOf: (replayed) => log.lagOf(replayed, isAway ? heardAt : performance.now()),
    positionNow,
    async look() {
      // Before asking: what is heard meanwhile may be beyond the answer.
      const version = marketVersion();
      try {
        const position = await positionNow();
        heardAt = performance.now();
        log.add({ position, at: heardAt, version });
        isAway = false;
      } catch (error) {
        if (!isAway) onError(error as Error);
        isAway = true;
      }
    },
    stop: () => pool.end(),
  };
}
