/** Buyers are told by mail when the cat leaves the seller whom they have ordered it from, whatever has made it leave. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { mailOfEnded } from "./mails.ts";

/** As the triggers on cats and orders raise it. */
const ENDED = "FE002";

export async function tellOfEnded(tx: Tx, { jobs, config }: Services): Promise<void> {
  const mails: MailJob[] = [];
  for (const id of idsNoticed(tx, ENDED)) mails.push(await mailOfEnded(tx, id, "gone", config));
  await jobs.enqueueMails(tx, mails);
}
