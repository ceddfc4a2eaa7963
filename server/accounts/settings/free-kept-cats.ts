/** Frees a former member's cats in steps: nobody waits for a million of them. */
import type { Pool } from "pg";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { JobData } from "../../jobs/kinds.ts";
import type { Attempt } from "../../jobs/work.ts";
import { freeNextCats } from "./closing-statements.ts";

const STEP = 1_000;

/** @returns the last of the step, or null if none are left */
export async function freeStep(tx: Tx, memberId: number, afterId: number): Promise<number | null> {
  const cats = await freeNextCats(tx, { memberId, afterId, most: STEP });
  return cats.length < STEP ? null : cats.at(-1)!.id;
}

/** Each step is its own transaction: after a crash it continues with those not yet free. */
export async function freeKeptCats(
  pool: Pool,
  { memberId, requestId, afterId }: JobData["free-cats"],
  { signal }: Attempt,
): Promise<void> {
  for (let after: number | null = afterId; after !== null && !signal.aborted;) {
    const from: number = after;
    after = await inTransaction(pool, (tx) => freeStep(tx, memberId, from), {
      memberId,
      requestId,
    });
  }
}
