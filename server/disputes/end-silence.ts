import { addDays } from "@felistry/domain/calendar.ts";
import {
  ANSWER_REMINDED_DAYS_BEFORE,
  APPEAL_REMINDED_DAYS_BEFORE,
  disputeDue,
  stepOfSilence,
} from "@felistry/domain/disputes/moves.ts";
import type { Pool } from "pg";
import { eachDue, eachSweep } from "../db/each-due.ts";
import type { Tx } from "../db/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Site } from "../orders/public.ts";
import { mailsOfDispute } from "./mails.ts";
import {
  decideDispute,
  insertStatement,
  lockNextDue,
  lockNextNear,
  markReminded,
  moveDispute,
} from "./statements.ts";

interface SilenceServices {
  readonly jobs: Pick<Jobs, "enqueueMails">;
  readonly config: Site;
}

type Due = Awaited<ReturnType<typeof lockNextDue>>[number];

async function endOne(
  tx: Tx,
  { id: disputeId, order_id: orderId, stage, by_seller, is_seller_suspended }: Due,
  { jobs, config }: SilenceServices,
  today: string,
): Promise<void> {
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
}

type Near = Awaited<ReturnType<typeof lockNextNear>>[number];

/** Of the last day to answer or to appeal. */
async function remindOne(
  tx: Tx,
  { id, order_id: orderId, spared_id: actorId, due_on: day, for_side: side }: Near,
  { jobs, config }: SilenceServices,
): Promise<void> {
  await markReminded(tx, { id });
  const step = side === null ? "remind" : "remind_appeal";
  const told = { orderId, step, actorId, ...(day && { day }), ...(side && { side }) } as const;
  await jobs.enqueueMails(tx, await mailsOfDispute(tx, told, config));
}

export async function endSilence(
  pool: Pool,
  services: SilenceServices,
  today: string,
): Promise<void> {
  const near = {
    today,
    lastToAnswer: addDays(today, ANSWER_REMINDED_DAYS_BEFORE),
    lastToAppeal: addDays(today, APPEAL_REMINDED_DAYS_BEFORE),
  };
  await eachSweep(
    () =>
      eachDue(
        pool,
        (tx, except) => lockNextDue(tx, { today, except }),
        (tx, due) => endOne(tx, due, services, today),
      ),
    () =>
      eachDue(
        pool,
        (tx, except) => lockNextNear(tx, { ...near, except }),
        (tx, due) => remindOne(tx, due, services),
      ),
  );
}
