import type { Pool } from "pg";
import { addDays } from "@felistry/domain/calendar.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { mailOfWaiting, type Site } from "./mails.ts";
import { lapseNext, remindNext } from "./statements.ts";

interface LapseServices {
  readonly jobs: Pick<Jobs, "enqueueMails">;
  readonly config: Site;
}

/** Each in its own transaction with its mails: whoever dies on the way has ended an offer, or reminded of it, and told of it, or neither. */
export async function lapseOffers(
  pool: Pool,
  { jobs, config }: LapseServices,
  today: string,
): Promise<void> {
  const lapse = () =>
    inTransaction(pool, async (tx) => {
      const [lapsed] = await lapseNext(tx, { today });
      if (!lapsed) return false;
      const { id, cat_id } = lapsed;
      await jobs.enqueueMails(tx, [
        ...(await mailOfWaiting(tx, id, "lapse", config, cat_id)),
        ...(await mailOfWaiting(tx, id, "lapse_breeder", config, cat_id)),
      ]);
      return true;
    });
  const remind = () =>
    inTransaction(pool, async (tx) => {
      const [near] = await remindNext(tx, { today, tomorrow: addDays(today, 1) });
      if (!near) return false;
      await jobs.enqueueMails(tx, [
        ...(await mailOfWaiting(tx, near.id, "remind", config)),
        ...(await mailOfWaiting(tx, near.id, "remind_breeder", config)),
      ]);
      return true;
    });
  while (await lapse());
  while (await remind());
}
