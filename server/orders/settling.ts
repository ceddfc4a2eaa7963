/**
 * After the hand-over each side says that everything is settled. If one is silent, the order is settled by itself when its
 * day comes (`settles_on` in the database).
 */
import type { Pool } from "pg";
import { eachDue } from "../db/each-due.ts";
import type { Handler } from "../http/handler.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Site } from "./mails.ts";
import { moveAfterHandover } from "./move-after-handover.ts";
import { mailOfSettled, mailOfWord, mailsOfSettledByItself } from "./settling-mails.ts";
import { lockNextDue, selectSettlesOn, settleByItself } from "./settling-statements.ts";

export const settleOrder: Handler<"PUT /order/{id}/settle"> = async (
  { params: { id } },
  { db, member, services: { jobs, config } },
) => {
  const stage = await moveAfterHandover(db, id, member.id, "settle");
  const [settles] = stage === "settled" ? [] : await selectSettlesOn(db, { orderId: id });
  const mails = settles?.day
    ? await mailOfWord(db, id, member.id, settles.day, config)
    : await mailOfSettled(db, id, member.id, config);
  await jobs.enqueueMails(db, mails);
  return { data: { orders_id: id, stage } };
};

interface SettlingServices {
  readonly jobs: Pick<Jobs, "enqueueMails">;
  readonly config: Site;
}

export async function settleDue(
  pool: Pool,
  { jobs, config }: SettlingServices,
  today: string,
): Promise<void> {
  await eachDue(
    pool,
    (tx, except) => lockNextDue(tx, { today, except }),
    async (tx, { id }) => {
      await settleByItself(tx, { id });
      await jobs.enqueueMails(tx, await mailsOfSettledByItself(tx, id, config));
    },
  );
}
