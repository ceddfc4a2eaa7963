/** Mails askers whose requests are over because one of the two records has another owner or registration, or is gone. */
import { idsNoticed, type Tx } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { mailOfRequest } from "./mails.ts";

/** Raised by a trigger on cats. */
const LAPSED = "FEG01";

export async function tellOfLapsedMerges(tx: Tx, { jobs, config }: Services): Promise<void> {
  for (const id of idsNoticed(tx, LAPSED)) {
    const mail = await mailOfRequest(tx, id, config);
    if (mail) await jobs.enqueueMails(tx, [mail]);
  }
}
