import type { JobData } from "../jobs/kinds.ts";
import type { Attempt } from "../jobs/work.ts";
import type { Services } from "../services.ts";
import { directUrlOf } from "../db/pool.ts";
import { ended } from "../threads/ended.ts";
import { Worker } from "node:worker_threads";

/** In a separate thread, so that checking the whole registry delays nobody's page. */
export async function checkInThread(
  { pool }: Pick<Services, "pool">,
  { runId, today }: JobData["registry-check"],
  { signal }: Attempt,
): Promise<void> {
  const connectionString = directUrlOf(pool);
  const worker = new Worker(new URL("registry-worker.ts", import.meta.url), {
    workerData: { connectionString, runId, today },
  });
  await ended(worker, signal);
}
