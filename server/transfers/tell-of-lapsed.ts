/** Mails askers whose requests are over because the cat has changed hands or its registration has overtaken them. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { mailOfTransfer } from "./mails.ts";

/** Raised by a trigger on cats. */
const LAPSED = "FET01";

export async function tellOfLapsedTransfers(tx: Tx, { jobs, config }: Services): Promise<void> {
  const ids = idsNoticed(tx, LAPSED);
  if (ids.length === 0) return;
  await jobs.enqueueMails(tx, await Promise.all(ids.map((id) => mailOfTransfer(tx, id, config))));
}
