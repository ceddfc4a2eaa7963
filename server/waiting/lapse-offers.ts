import type { Pool } from "pg";
import { addDays } from "@felistry/domain/calendar.ts";
import { eachDue, eachSweep } from "../db/each-due.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { mailOfWaiting, type Site } from "./mails.ts";
import { lapseEntry, lockNextNear, lockNextOver, markReminded } from "./statements.ts";

interface LapseServices {
  readonly jobs: Pick<Jobs, "enqueueMails">;
  readonly config: Site;
}

export async function lapseOffers(
  pool: Pool,
  { jobs, config }: LapseServices,
  today: string,
): Promise<void> {
  await eachSweep(
    () =>
      eachDue(
        pool,
        (tx, except) => lockNextOver(tx, { today, except }),
        async (tx, { id, cat_id }) => {
          await lapseEntry(tx, { id });
          await jobs.enqueueMails(tx, [
            ...(await mailOfWaiting(tx, id, "lapse", config, cat_id)),
            ...(await mailOfWaiting(tx, id, "lapse_breeder", config, cat_id)),
          ]);
        },
      ),
    () =>
      eachDue(
        pool,
        (tx, except) => lockNextNear(tx, { today, tomorrow: addDays(today, 1), except }),
        async (tx, { id }) => {
          await markReminded(tx, { id });
          await jobs.enqueueMails(tx, [
            ...(await mailOfWaiting(tx, id, "remind", config)),
            ...(await mailOfWaiting(tx, id, "remind_breeder", config)),
          ]);
        },
      ),
  );
}
