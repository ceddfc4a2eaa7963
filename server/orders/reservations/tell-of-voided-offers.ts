/** Mails buyers whose offered reservation a merge or a decision of the club has ended. Their orders stay accepted. */
import { idsNoticed, type Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { mailOfVoided } from "./offer-mails.ts";

/** Raised by the triggers on orders, users and ads taken down. */
const VOIDED = "FEV01";

export async function tellOfVoidedOffers(tx: Tx, { jobs, config }: Services): Promise<void> {
  const mails: MailJob[] = [];
  for (const id of idsNoticed(tx, VOIDED)) mails.push(...(await mailOfVoided(tx, id, config)));
  await jobs.enqueueMails(tx, mails);
}
