/** Mails both sides of planned matings that a change of a cat or an account has ended, or for which the stud's next owner is asked. */
import { idsNoticed, type Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { mailsOfMating } from "./mails.ts";

/** Raised by the triggers on cats, users and planned matings. */
const ASKED_ANEW = "FEM01";
const VOIDED = "FEM02";

export async function tellOfMatings(tx: Tx, { jobs, config }: Services): Promise<void> {
  const mails: MailJob[] = [];
  for (const id of idsNoticed(tx, ASKED_ANEW))
    mails.push(...(await mailsOfMating(tx, id, "ask_anew", config)));
  for (const id of idsNoticed(tx, VOIDED))
    mails.push(...(await mailsOfMating(tx, id, "void", config)));
  await jobs.enqueueMails(tx, mails);
}
