/** Mails both sides of an offered reservation that a merge or a decision of the club has ended. The order stays accepted. */
import { idsNoticed, type Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { mailsOfVoided } from "./offer-mails.ts";

/** Raised by the triggers on orders, users and ads taken down. */
const VOIDED = "FEV01";

export async function tellOfVoidedOffers(tx: Tx, { jobs, config }: Services): Promise<void> {
  const mails: MailJob[] = [];
  for (const id of idsNoticed(tx, VOIDED)) mails.push(...(await mailsOfVoided(tx, id, config)));
  await jobs.enqueueMails(tx, mails);
}
