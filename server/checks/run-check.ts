import type { JobData } from "../jobs/kinds.ts";
import type { Attempt } from "../jobs/work.ts";
import type { Services } from "../services.ts";
import { ended } from "../threads/ended.ts";
import { Worker } from "node:worker_threads";

/** A thread of its own, so that the rules over a whole registry hold up nobody's page. */
export async function checkInThread(
  { pool }: Pick<Services, "pool">,
  { runId, today }: JobData["registry-check"],
  { signal }: Attempt,
): Promise<void> {
  const { connectionString } = pool.options;
  const worker = new Worker(new URL("registry-worker.ts", import.meta.url), {
    workerData: { connectionString, runId, today },
  });
  await ended(worker, signal);
}
