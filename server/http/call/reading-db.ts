/** Where a call reads: a copy of the database if the call is declared so and one is up to date enough, else the primary. */
import type { Pool } from "pg";
import type { CallSpec } from "@felistry/contract/call.ts";
import type { Replicas } from "../../db/replicas/replicas.ts";
import { standIn } from "../../db/replicas/stand-in.ts";
import { poolDb, type Db } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { ownWriteOf } from "../front/own-write.ts";
import type { Caller } from "../handler.ts";

export interface CallReading {
  readonly db: Db;
  /** Whether what was read so far may be kept. */
  mayBeKept(): boolean;
}

export function readingFor(
  { replicas, pool }: Pick<Services, "replicas" | "pool">,
  { fromCopy, kept }: CallSpec & { readonly kept?: unknown },
  { cookieHeader, keeping }: Pick<Caller, "cookieHeader" | "keeping">,
): CallReading {
  if (!fromCopy || !replicas.any) return { db: poolDb(pool), mayBeKept: () => true };
  const after = ownWriteOf(cookieHeader);
  const current = kept !== undefined || keeping !== undefined;
  const found = replicas.reading({ after, current });
  if (keeping && found?.mayBeKept === false) keeping.spoiled = true;
  if (found) return { db: found.db, mayBeKept: () => found.mayBeKept };
  const before = replicas.stoodIn();
  // A copy may lack the caller's own change.
  const db = after === null ? orCopy(pool, replicas) : poolDb(pool);
  return { db, mayBeKept: () => replicas.stoodIn() === before };
}

const ofPool = new WeakMap<Pool, Db>();

/** One for each pool, so that calls can share a read. */
function orCopy(pool: Pool, replicas: Replicas): Db {
  const made = ofPool.get(pool) ?? standIn(poolDb(pool), replicas);
  ofPool.set(pool, made);
  return made;
}
