/** Offers of a reservation end after their day; both sides are reminded before. */
import type { Pool } from "pg";
import { addDays } from "@felistry/domain/calendar.ts";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Jobs, MailJob } from "../../jobs/jobs.ts";
import type { Site } from "../mails.ts";
import { mailsOfLapsed, mailsOfReminder } from "./offer-mails.ts";
import { remindNext, voidNextOver } from "./offer-statements.ts";

interface OfferServices {
  readonly jobs: Pick<Jobs, "enqueueMails">;
  readonly config: Site;
}

/** Each in its own transaction with its mails: whoever dies on the way has done and told of it, or neither. */
export async function endOffers(
  pool: Pool,
  { jobs, config }: OfferServices,
  today: string,
): Promise<void> {
  const each = (next: (tx: Tx) => Promise<MailJob[] | null>) =>
    inTransaction(pool, async (tx) => {
      const mails = await next(tx);
      if (mails) await jobs.enqueueMails(tx, mails);
      return mails !== null;
    });
  const end = async (tx: Tx) => {
    const [over] = await voidNextOver(tx, { today });
    return over ? mailsOfLapsed(tx, over.id, config) : null;
  };
  const remind = async (tx: Tx) => {
    const [near] = await remindNext(tx, { today, tomorrow: addDays(today, 1) });
    return near ? mailsOfReminder(tx, near.order_id, near.open_until, config) : null;
  };
  while (await each(end));
  while (await each(remind));
}
