/** Offers of a reservation end after their day; both sides are reminded before. */
import type { Pool } from "pg";
import { addDays } from "@felistry/domain/calendar.ts";
import { eachDue, eachSweep } from "../../db/each-due.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Site } from "../mails.ts";
import { mailsOfLapsed, mailsOfReminder } from "./offer-mails.ts";
import { lockNextNear, lockNextOver, markReminded, voidOffer } from "./offer-statements.ts";

interface OfferServices {
  readonly jobs: Pick<Jobs, "enqueueMails">;
  readonly config: Site;
}

export async function endOffers(
  pool: Pool,
  { jobs, config }: OfferServices,
  today: string,
): Promise<void> {
  await eachSweep(
    () =>
      eachDue(
        pool,
        (tx, except) => lockNextOver(tx, { today, except }),
        async (tx, { id }) => {
          await voidOffer(tx, { id });
          await jobs.enqueueMails(tx, await mailsOfLapsed(tx, id, config));
        },
      ),
    () =>
      eachDue(
        pool,
        (tx, except) => lockNextNear(tx, { today, tomorrow: addDays(today, 1), except }),
        async (tx, { id, order_id, open_until }) => {
          await markReminded(tx, { id });
          await jobs.enqueueMails(tx, await mailsOfReminder(tx, order_id, open_until, config));
        },
      ),
  );
}
