/**
 * Carries out what can no longer be taken back, each decision in its own transaction on behalf of whoever made it. What changed
 * since it was seen, can no longer be done, or was decided by somebody who has left the club since, waits for the club again. A process that dies leaves the rest to the next run.
 */
import type { Pool } from "pg";
import { baseLocale } from "@felistry/i18n/locale.ts";
import { constraintRefusal, isWorthRetrying } from "../db/failures.ts";
import { inTransaction, streamDb, type Tx } from "../db/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { carryOut } from "./carry-out.ts";
import { isApplicantsCat, lockWithCat } from "./decide-case.ts";
import { seenVersion } from "./seen-version.ts";
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
    const settled = () => settle(pool, { services, tell }, due.id, due.decided_by!);
    await settled()
      // As a call would: two have waited for each other, and one was ended.
      .catch((error: unknown) => (isWorthRetrying(error) ? settled() : Promise.reject(error)))
      // A case with a fault of ours does not keep those behind it.
      .catch((error: unknown) => void failures.push(error));
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
  if (!(await isAsDecided(found, db))) return giveBack(db, id);
  const today = new Date(services.now()).toISOString().slice(0, 10);
  const member = { id: found.decided_by! };
  await carryOut(found, { db, member, services, today, locale: baseLocale });
}

/** By the same people, about what they have seen. */
async function isAsDecided(found: LockedCase, db: Tx): Promise<boolean> {
  const { id, decided_by, first_by, seen_version } = found;
  for (const memberId of [decided_by, first_by])
    if (memberId !== null && !(await isDecider(db, { id, memberId }))[0]!.yes) return false;
  // What was decided before its kind had a version is carried out as it is.
  if (seen_version !== null && seen_version !== (await seenVersion(db, found))) return false;
  return isStillAsked(found, db);
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
