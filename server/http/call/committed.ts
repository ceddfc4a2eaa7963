/** A transaction, retried if another one conflicts, and what follows its commit. */
import type { Pool } from "pg";
import { apartFromCall } from "../../db/call-time.ts";
import { isWorthRetrying } from "../../db/failures.ts";
import { inTransaction, type Acting, type Tx } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { CookieChange } from "../cookies.ts";
import type { Success } from "../success.ts";

const RETRIES = 3;

/** Done only if the attempt commits. */
export interface Kept {
  readonly cookies: CookieChange[];
  readonly afterCommit: (() => void | Promise<void>)[];
}

export async function committed(
  pool: Pool,
  work: (tx: Tx, kept: Kept) => Promise<Success>,
  acting: Acting | undefined,
): Promise<{ result: Success; kept: Kept }> {
  for (let attempt = 1; ; attempt++) {
    const kept: Kept = { cookies: [], afterCommit: [] };
    try {
      return { result: await inTransaction(pool, (tx) => work(tx, kept), acting), kept };
    } catch (error) {
      if (attempt >= RETRIES || !isWorthRetrying(error)) throw error;
    }
  }
}

/** The change is committed, even if this fails: the caller must not get an error, nor may the change be repeated. */
export async function afterwards(
  work: () => void | Promise<void>,
  { log }: Services,
): Promise<void> {
  try {
    await apartFromCall(work);
  } catch (error) {
    log.error({ err: error }, "after a commit");
  }
}
