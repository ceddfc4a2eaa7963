/** Mails the keeper of a cat's page when any change ends one of its certificates. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { mailOfSuperseded } from "./mails.ts";
import { selectSuperseded } from "./statements.ts";

/** Raised by the database function `supersede_certificates`, with the ids as its detail. */
const SUPERSEDED = "FE001";

/** One mail per cat and change, however many statements and certificates were involved. */
export async function tellOfSuperseded(tx: Tx, { jobs, config }: Services): Promise<void> {
  const ids = idsNoticed(tx, SUPERSEDED);
  if (ids.length === 0) return;
  const byCat = Map.groupBy(await selectSuperseded(tx, { ids }), ({ cat_id }) => cat_id);
  await jobs.enqueueMails(
    tx,
    [...byCat.values()].map((ended) => mailOfSuperseded(ended, config)),
  );
}
