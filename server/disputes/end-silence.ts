import { addDays } from "@felistry/domain/calendar.ts";
import {
  ANSWER_REMINDED_DAYS_BEFORE,
  APPEAL_REMINDED_DAYS_BEFORE,
  disputeDue,
  stepOfSilence,
} from "@felistry/domain/disputes/moves.ts";
import type { Pool } from "pg";
import { inTransaction, type Tx } from "../db/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Site } from "../orders/public.ts";
import { mailsOfDispute } from "./mails.ts";
import {
  decideDispute,
  insertStatement,
  lockNextDue,
  moveDispute,
  remindNextDue,
} from "./statements.ts";

interface SilenceServices {
  readonly jobs: Pick<Jobs, "enqueueMails">;
  readonly config: Site;
}

async function endNext(tx: Tx, { jobs, config }: SilenceServices, today: string): Promise<boolean> {
  const [due] = await lockNextDue(tx, { today });
  if (!due) return false;
  const { id: disputeId, order_id: orderId, stage, by_seller, is_seller_suspended } = due;
  const silent = { bySeller: by_seller, isSellerSuspended: is_seller_suspended };
  const step = stepOfSilence(stage, silent);
  const lost = step === "lose";
  const day = disputeDue(today);
  if (lost) await decideDispute(tx, { disputeId, to: "decided", forSide: "buyer", dueOn: day });
  else await moveDispute(tx, { disputeId, to: step === "rest" ? "closed" : "answered" });
  const forSide = lost ? "buyer" : null;
  await insertStatement(tx, { disputeId, authorId: null, kind: step, forSide, text: null });
  const decided = lost ? ({ side: "buyer", day } as const) : {};
  const told = { orderId, step, actorId: null, ...decided } as const;
  await jobs.enqueueMails(tx, await mailsOfDispute(tx, told, config));
  return true;
}

/** Of the last day to answer or to appeal. @returns whether there was one to remind */
async function remindNext(
  tx: Tx,
  { jobs, config }: SilenceServices,
  today: string,
): Promise<boolean> {
  const [near] = await remindNextDue(tx, {
    today,
    lastToAnswer: addDays(today, ANSWER_REMINDED_DAYS_BEFORE),
    lastToAppeal: addDays(today, APPEAL_REMINDED_DAYS_BEFORE),
  });
  if (!near) return false;
  const { order_id: orderId, spared_id: actorId, due_on: day, for_side: side } = near;
  const step = side === null ? "remind" : "remind_appeal";
  const told = { orderId, step, actorId, ...(day && { day }), ...(side && { side }) } as const;
  await jobs.enqueueMails(tx, await mailsOfDispute(tx, told, config));
  return true;
}

/** Each in its own transaction with its mails: whoever dies on the way has ended a silence and told of it, or neither. */
export async function endSilence(
  pool: Pool,
  services: SilenceServices,
  today: string,
): Promise<void> {
  while (await inTransaction(pool, (tx) => endNext(tx, services, today)));
  while (await inTransaction(pool, (tx) => remindNext(tx, services, today)));
}
