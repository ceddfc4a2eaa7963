/**
 * A file sent again because the answer to it was lost is stored once. No transaction is open while a file is on its way, so the
 * key is taken first and its answer is kept last; a second call waits for the first.
 */
import { setTimeout as pause } from "node:timers/promises";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { keepAnswer, keptAnswer, type Once, takeKey } from "./done-once.ts";
import { refuse } from "./refusal.ts";
import type { Success } from "./success.ts";

/** The longest that a sender may take for one file; after it, the process is presumed dead and the key is free. */
const UNDER_WAY_MINUTES = 15;
const ASK_EVERY_MS = 100;
const ASKED_AT_MOST = 300;

const freeAbandoned = statement(
  "kept_answer_free_abandoned",
  `delete from kept_answers where member_id = :memberId and key = :key and answer is null
     and created_at < now() - interval '${UNDER_WAY_MINUTES} minutes'`,
);

const freeKey = statement(
  "kept_answer_free",
  "delete from kept_answers where member_id = :memberId and key = :key and answer is null",
);

/** Does the work unless it was already done with this key. A refused call leaves its key unused. */
export async function doneOnce(
  db: Db,
  once: Once,
  work: () => Promise<Success>,
): Promise<{ readonly success: Success; readonly isEarlier: boolean }> {
  const { memberId, key } = once;
  await freeAbandoned(db, { memberId, key });
  for (let asked = 0; asked < ASKED_AT_MOST; asked++) {
    if (await takeKey(db, once)) {
      const success = await work().catch(async (error: unknown) => {
        await freeKey(db, { memberId, key });
        throw error;
      });
      await keepAnswer(db, once, success);
      return { success, isEarlier: false };
    }
    const kept = await keptAnswer(db, once);
    if (kept && kept.answer !== null)
      return { success: { kind: "answer", body: kept.answer }, isEarlier: true };
    await pause(ASK_EVERY_MS);
  }
  refuse("unavailable");
}
