import { m } from "@felistry/i18n/compiled/messages.js";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { mailToSeller, type Site } from "../report-mails.ts";

/** @param reason why it is declined; null if the chip is confirmed */
export function mailOfChipProof(
  tx: Tx,
  catId: number,
  reason: string | null,
  site: Site,
): Promise<MailJob> {
  return mailToSeller(tx, catId, site, m.mail_chip_proof_subject, (about, speak) =>
    reason === null
      ? [m.mail_chip_confirmed(about, speak)]
      : [m.mail_chip_declined(about, speak), reason, m.mail_chip_again({}, speak)],
  );
}
