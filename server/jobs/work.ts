/** Makes this process do the work of a kind, and reschedules repeated work. */
import type { PgBoss } from "pg-boss";
import { isDatabaseAway } from "../db/failures.ts";
import { type JobData, kindOf, type WorkKind } from "./kinds.ts";

export interface Attempt {
  /** The process ends, the job was cancelled, or another process has taken it over. */
  readonly signal: AbortSignal;
}

/** Also ends normally if it has failed for good and recorded that in its row; whatever it throws is retried. */
export type Worker<Kind extends WorkKind> = (
  data: JobData[Kind],
  attempt: Attempt,
) => Promise<void>;

interface Room {
  readonly boss: PgBoss;
  readonly stopping: AbortSignal;
  readonly onError: (error: Error) => void;
  readonly atOnce: number;
}

export async function openQueue(boss: PgBoss, kind: WorkKind): Promise<void> {
  const { withinSeconds, retries, pausesGrow, silentSeconds, everySeconds } = kindOf(kind);
  const queue = {
    expireInSeconds: withinSeconds,
    retryLimit: retries,
    retryDelay: 1,
    ...(pausesGrow && { retryBackoff: true }),
    ...(silentSeconds && { heartbeatSeconds: silentSeconds }),
    // Nobody looks at the rows of work that recurs every minute.
    ...(everySeconds && { deleteAfterSeconds: 10 * everySeconds }),
  };
  // At most one job of repeated work waits, however many processes ask for it.
  await boss.createQueue(kind, { ...queue, policy: everySeconds ? "short" : "standard" });
  await boss.updateQueue(kind, queue);
}

export async function startWorker<Kind extends WorkKind>(
  { boss, stopping, onError, atOnce }: Room,
  kind: Kind,
  does: Worker<Kind>,
): Promise<void> {
  const { pollSeconds, everySeconds } = kindOf(kind);
  await boss.work<JobData[Kind]>(
    kind,
    { localConcurrency: atOnce, pollingIntervalSeconds: pollSeconds },
    async ([job]) => {
      // Before the work, so that it recurs whatever happens.
      if (everySeconds) await boss.send(kind, {}, { startAfter: everySeconds });
      const signal = AbortSignal.any([job!.signal, stopping]);
      try {
        await does(job!.data, { signal });
        if (signal.aborted) throw new Error(`${kind}: broken off`);
      } catch (error) {
        if (!signal.aborted && !isDatabaseAway(error)) onError(error as Error);
        throw error;
      }
    },
  );
  if (!everySeconds) return;
  await boss.deleteQueuedJobs(kind);
  await boss.send(kind, {});
}
