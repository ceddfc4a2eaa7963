/** One copy of the database that is read from, as long as it answers and is not far behind. */
import type { Pool } from "pg";
import { hostOf } from "../addresses.ts";
import { waiting } from "../call-time.ts";
import { isDatabaseAway, isWorthRetrying } from "../failures.ts";
import { CALLS, openPool } from "../pool.ts";
import type { Db } from "../transaction.ts";
import { positionOf, POSITION_THERE } from "./log-position.ts";
import { LOOKING } from "./watch-primary.ts";

export interface Replica {
  /** "host:port" */
  readonly name: string;
  /** Reads here; a statement that the copy cannot answer is answered by the primary. */
  readonly db: Db;
  readonly pool: Pool;
  /** What it has replayed when last asked; null while it does not answer. */
  replayed(): bigint | null;
  /** Whether it still follows a primary. */
  follows(): boolean;
  /** Statements that were answered by the primary instead. */
  fellBack(): number;
  look(): Promise<void>;
  stop(): Promise<void>;
}

class ReplicaLost extends Error {}

export function openReplica(url: string, primary: Db, onError: (error: Error) => void): Replica {
  const pool = openPool({ url, patience: CALLS, onIdleError: onError });
  const looking = openPool({ url, max: 1, patience: LOOKING, onIdleError: () => {} });
  const underWay = new Set<(error: Error) => void>();
  let replayed: bigint | null = null;
  let follows = true;
  let fellBack = 0;
  let asking: Promise<void> | null = null;

  const lose = (): void => {
    replayed = null;
    // A silent copy keeps nobody waiting until its answer is overdue.
    for (const give of underWay) give(new ReplicaLost());
  };

  const look = async () => {
    try {
      const { rows } = await looking.query<{ position: string; follows: boolean }>(
        `select ${POSITION_THERE}`,
      );
      replayed = positionOf(rows[0]!.position);
      follows = rows[0]!.follows;
    } catch (error) {
      if (replayed !== null) onError(error as Error);
      lose();
    }
  };

  const read = (statement: Parameters<Db["query"]>[0]) =>
    new Promise((resolve, reject) => {
      const settle = (done: (value: never) => void) => (value: unknown) => {
        underWay.delete(reject);
        done(value as never);
      };
      underWay.add(reject);
      pool.query(statement).then(settle(resolve), settle(reject));
    });

  return {
    name: hostOf(url),
    pool,
    replayed: () => replayed,
    follows: () => follows,
    fellBack: () => fellBack,
    db: {
      query: (statement) =>
        waiting(async () => {
          try {
            return (await read(statement)) as never;
          } catch (error) {
            if (!belongsToPrimary(error)) throw error;
            if (isDatabaseAway(error)) lose();
            fellBack++;
            return await primary.query(statement);
          }
        }),
    },
    look: () => (asking ??= look().finally(() => (asking = null))),
    async stop() {
      await Promise.all([pool.end(), looking.end()]);
    },
  };
}

/** It is lost, replayed something that the statement read from (SQLSTATE 40001), or was asked to write. */
function belongsToPrimary(error: unknown): boolean {
  return error instanceof ReplicaLost || isDatabaseAway(error) || isWorthRetrying(error);
}
