/** Mails those whose orders end because the cat leaves the seller or dies, or by a decision of the club. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { mailsOfEnded } from "./mails.ts";

/** Raised by the triggers on cats and orders. */
const ENDED = "FE002";

export async function tellOfEnded(tx: Tx, { jobs, config }: Services): Promise<void> {
  const mails: MailJob[] = [];
  for (const id of idsNoticed(tx, ENDED))
    mails.push(...(await mailsOfEnded(tx, id, "gone", config)));
  await jobs.enqueueMails(tx, mails);
}
