/** Mails both sides when an offered kitten is no longer to be had. The applicant keeps the place. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { mailOfWaiting } from "./mails.ts";

/** Raised by the triggers on ads, cats and orders. */
const VOIDED = "FEW01";

export async function tellOfVoided(tx: Tx, { jobs, config }: Services): Promise<void> {
  const mails: MailJob[] = [];
  for (const id of idsNoticed(tx, VOIDED))
    mails.push(
      ...(await mailOfWaiting(tx, id, "void", config)),
      ...(await mailOfWaiting(tx, id, "void_breeder", config)),
    );
  await jobs.enqueueMails(tx, mails);
}
