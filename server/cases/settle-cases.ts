/**
 * Carries out what can no longer be taken back, each decision in its own transaction on behalf of whoever made it. What changed
 * since it was seen, can no longer be done, or was decided by somebody who has left the club since, waits for the club again. A process that dies leaves the rest to the next run.
 */
import type { Pool } from "pg";
import { baseLocale } from "@felistry/i18n/locale.ts";
import { constraintRefusal } from "../db/failures.ts";
import { inTransaction, streamDb, type Tx } from "../db/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { carryOut } from "./carry-out.ts";
import { lockWithCat, presentVersion } from "./decide-case.ts";
import { insertMessage, isDecider, openAgain, selectNextDue } from "./statements.ts";

export async function settleCases(pool: Pool, services: Services): Promise<void> {
  const tried: number[] = [];
  const now = new Date(services.now()).toISOString();
  for (;;) {
    const [due] = await selectNextDue(streamDb(pool), { now, except: tried });
    if (!due) return;
    tried.push(due.id);
    await settle(pool, services, due.id, due.decided_by!);
  }
}

async function settle(pool: Pool, services: Services, id: number, memberId: number): Promise<void> {
  const acting = { memberId, requestId: `case-${id}` };
  try {
    await inTransaction(pool, (tx) => carryOutNow(tx, services, id), acting);
  } catch (error) {
    if (!(error instanceof Refusal) && !constraintRefusal(error)) throw error;
    await inTransaction(pool, (tx) => giveBack(tx, id));
  }
}

async function carryOutNow(db: Tx, services: Services, id: number): Promise<void> {
  const found = await lockWithCat(id, { db });
  if (!found.is_settling) return;
  const [decider] = await isDecider(db, { id, memberId: found.decided_by! });
  const version = await presentVersion(found, { db });
  if (!decider!.yes || found.seen_version !== version) {
    await giveBack(db, id);
    return;
  }
  const today = new Date(services.now()).toISOString().slice(0, 10);
  const member = { id: found.decided_by! };
  await carryOut(found, { db, member, services, today, locale: baseLocale });
}

async function giveBack(db: Tx, id: number): Promise<void> {
  const found = await lockWithCat(id, { db });
  if (!found.is_settling) return;
  await openAgain(db, { id });
  await insertMessage(db, { id, authorId: null, kind: "returned", text: null });
}
