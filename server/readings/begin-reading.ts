/** Puts a scan in the queue of those to be read, in rounds: one of each member after the other. */
import { MOST_READINGS_WAITING } from "@felistry/contract/readings.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { countWaiting, forgetFailed, insertReading, lockQueue, selectSame } from "./statements.ts";

export interface SentScan {
  readonly memberId: number;
  readonly key: string;
  readonly catId: number | null;
  readonly pedigreeId: number | null;
  readonly source: string;
  readonly isPdf: boolean;
  /** Null if it is in the file store. */
  readonly scan: Buffer | null;
  readonly isKept: boolean;
}

const BUSY_SECONDS = 20;

/** The same scan, or the same call sent again, is the same reading. */
export async function beginReading(
  tx: Tx,
  { config, jobs }: Pick<Services, "config" | "jobs">,
  sent: SentScan,
): Promise<{ id: number; key: string }> {
  const { workers, queue } = config.recognition;
  if (workers === 0) refuse("no_recogniser", { retryAfterSeconds: 60 * BUSY_SECONDS });
  await lockQueue(tx);
  const { memberId, key, source, catId, pedigreeId } = sent;
  const same = { memberId, key, source, catId, pedigreeId };
  await forgetFailed(tx, same);
  const [known] = await selectSame(tx, same);
  if (known) return known;
  const [waiting] = await countWaiting(tx, { memberId, workers });
  const retry = { retryAfterSeconds: BUSY_SECONDS };
  if (waiting!.everybodys >= queue) refuse("readers_busy", retry);
  if (waiting!.own >= MOST_READINGS_WAITING)
    refuse("too_many_readings", { ...retry, values: { most: MOST_READINGS_WAITING } });
  const { round } = waiting!;
  const [added] = await insertReading(tx, { ...sent, round });
  await jobs.enqueue(tx, "reading", added!.id, { readingId: added!.id }, -round);
  return added!;
}
