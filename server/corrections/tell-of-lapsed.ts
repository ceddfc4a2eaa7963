/** Mails askers whose requests are over because the cat has changed hands or is no longer registered. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { mailOfDecision } from "./mails.ts";

/** Raised by a trigger on cats. */
const LAPSED = "FEC01";

export async function tellOfLapsed(tx: Tx, { jobs, config }: Services): Promise<void> {
  const ids = idsNoticed(tx, LAPSED);
  if (ids.length === 0) return;
  await jobs.enqueueMails(tx, await Promise.all(ids.map((id) => mailOfDecision(tx, id, config))));
}
