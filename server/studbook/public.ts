/** Counts the studbook's figures of all years anew, so that reading them costs nothing. */
import { Worker } from "node:worker_threads";
import type { Pool } from "pg";
import { directUrlOf } from "../db/pool.ts";
import { streamDb } from "../db/transaction.ts";
import { ended } from "../threads/ended.ts";
import { selectIsNeeded } from "./count-statements.ts";

const NEVER = new AbortController().signal;

/** In a separate thread, so that the pedigrees of the whole registry delay nobody's page. */
export async function countStudbook(pool: Pool, signal: AbortSignal = NEVER): Promise<void> {
  const db = streamDb(pool);
  const [known] = await selectIsNeeded(db);
  if (!known!.is_needed) return;
  const connectionString = directUrlOf(pool);
  const worker = new Worker(new URL("count-worker.ts", import.meta.url), {
    workerData: { connectionString },
  });
  await ended(worker, signal);
}
