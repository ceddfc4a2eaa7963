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
import { isApplicantsCat, lockWithCat, presentVersion } from "./decide-case.ts";
import {
  insertMessage,
  isDecider,
  openAgain,
  selectNextDue,
  type LockedCase,
} from "./statements.ts";

/** Tells whoever is concerned by what a decision has brought about, in its transaction. */
type Tell = (tx: Tx, services: Services) => Promise<void>;

export async function settleCases(
  pool: Pool,
  services: Services,
  tell: Tell = () => Promise.resolve(),
): Promise<void> {
  const tried: number[] = [];
  const now = new Date(services.now()).toISOString();
  const failures: unknown[] = [];
  for (;;) {
    const [due] = await selectNextDue(streamDb(pool), { now, except: tried });
    if (!due) break;
    tried.push(due.id);
    // A case with a fault of ours does not keep those behind it.
    await settle(pool, { services, tell }, due.id, due.decided_by!).catch((error: unknown) => {
      failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, "decisions were not carried out");
}

async function settle(
  pool: Pool,
  { services, tell }: { readonly services: Services; readonly tell: Tell },
  id: number,
  memberId: number,
): Promise<void> {
  const acting = { memberId, requestId: `case-${id}` };
  try {
    const carriedOut = async (tx: Tx) => {
      await carryOutNow(tx, services, id);
      await tell(tx, services);
    };
    await inTransaction(pool, carriedOut, acting);
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
  if (!decider!.yes || found.seen_version !== version || !(await isStillAsked(found, db))) {
    await giveBack(db, id);
    return;
  }
  const today = new Date(services.now()).toISOString().slice(0, 10);
  const member = { id: found.decided_by! };
  await carryOut(found, { db, member, services, today, locale: baseLocale });
}

/** A confirmed application is carried out for whoever has sent it: not for whom the cat has come to since. */
async function isStillAsked(found: LockedCase, db: Tx): Promise<boolean> {
  return found.outcome !== "confirmed" || isApplicantsCat(found, { db });
}

async function giveBack(db: Tx, id: number): Promise<void> {
  const found = await lockWithCat(id, { db });
  if (!found.is_settling) return;
  await openAgain(db, { id });
  await insertMessage(db, { id, authorId: null, kind: "returned", text: null });
}
