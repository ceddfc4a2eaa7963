/** Has this process do the work of a kind, and has repeated work come round again. */
import type { PgBoss } from "pg-boss";
import { isDatabaseAway } from "../db/failures.ts";
import { type JobData, kindOf, type WorkKind } from "./kinds.ts";

export interface Attempt {
  /** The process ends, the job was cancelled, or another process has taken it over. */
  readonly signal: AbortSignal;
}

/** Ends normally also where it has failed for good, and said so in its row; whatever it throws is tried again. */
export type Worker<Kind extends WorkKind> = (
  data: JobData[Kind],
  attempt: Attempt,
) => Promise<void>;

interface Room {
  readonly boss: PgBoss;
  readonly stopping: AbortSignal;
  readonly onError: (error: Error) => void;
}

export async function openQueue(boss: PgBoss, kind: WorkKind): Promise<void> {
  const { withinSeconds, retries, silentSeconds, everySeconds } = kindOf(kind);
  const queue = {
    expireInSeconds: withinSeconds,
    retryLimit: retries,
    retryDelay: 1,
    ...(silentSeconds && { heartbeatSeconds: silentSeconds }),
    // Of what comes round every minute nobody looks at the rows.
    ...(everySeconds && { deleteAfterSeconds: 10 * everySeconds }),
  };
  // Of repeated work one waits, however many processes ask for it.
  await boss.createQueue(kind, { ...queue, policy: everySeconds ? "short" : "standard" });
  await boss.updateQueue(kind, queue);
}

export async function startWorker<Kind extends WorkKind>(
  { boss, stopping, onError }: Room,
  kind: Kind,
  does: Worker<Kind>,
): Promise<void> {
  const { atOnce, pollSeconds, everySeconds } = kindOf(kind);
  await boss.work<JobData[Kind]>(
    kind,
    { localConcurrency: atOnce, pollingIntervalSeconds: pollSeconds },
    async ([job]) => {
      // Before the work, so that it comes round whatever becomes of it.
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
