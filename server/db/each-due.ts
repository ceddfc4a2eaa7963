import type { Pool } from "pg";
import { inTransaction, type Tx } from "./transaction.ts";

/** So many faults are not of single rows. */
const MOST_FAILED = 100;

/**
 * Works through the rows that are due, each in its own transaction with its mails: whoever dies on the way has done one and told
 * of it, or neither. A row with a fault of ours is passed over, so that it does not keep those behind it; the next run tries it again.
 * @param pick the next row, none of `except`: locked, or looked at again by `work`, as another process may have it in hand
 * @throws {AggregateError} at the end, if any row failed
 */
export async function eachDue<Row extends { readonly id: number }>(
  pool: Pool,
  pick: (tx: Tx, except: number[]) => Promise<readonly Row[]>,
  work: (tx: Tx, row: Row) => Promise<void>,
): Promise<void> {
  const failed = new Map<number, unknown>();
  let more = true;
  while (more && failed.size < MOST_FAILED) {
    let picked: Row | undefined;
    try {
      more = await inTransaction(pool, async (tx) => {
        [picked] = await pick(tx, [...failed.keys()]);
        if (picked) await work(tx, picked);
        return picked !== undefined;
      });
    } catch (error) {
      if (!picked) throw error;
      failed.set(picked.id, error);
    }
  }
  if (failed.size > 0)
    throw new AggregateError(
      failed.values(),
      `could not be done: ${[...failed.keys()].join(", ")}`,
    );
}

/** The same for rows that were found beforehand, whose `work` looks at them again: finding them one by one would read those that are done each time. */
export async function eachOf<Row extends { readonly id: number }>(
  pool: Pool,
  rows: readonly Row[],
  work: (tx: Tx, row: Row) => Promise<void>,
): Promise<void> {
  let next = 0;
  await eachDue(pool, async () => rows.slice(next, ++next), work);
}

/** One after the other; what fails does not keep those behind it, and is thrown at the end. */
export async function eachSweep(...sweeps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const sweep of sweeps) await sweep().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "not all that was due could be done");
}
