/** Deletes parent changes that every process with older data has read (parent-index.ts). */
import type { Pool } from "pg";

const EVERY_MS = 60 * 60 * 1000;
const OVER = "delete from parent_changes where at < now() - interval '1 day'";

/** Sweeps now and every hour; several processes may do so at once. */
export function startSweepingParentChanges(
  pool: Pool,
  onError: (error: Error) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => void (running = pool.query(OVER).catch(onError));
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  sweep();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
