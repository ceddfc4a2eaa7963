/** Who keeps a cat's page is told by mail when a change ends a certificate of it, whatever has made the change. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { mailOfSuperseded } from "./mails.ts";
import { selectSuperseded } from "./statements.ts";

/** As the function `supersede_certificates` in the database raises it, with the ids as its detail. */
const SUPERSEDED = "FE001";

/** One mail for a cat and a change, however many statements and certificates it took. */
export async function tellOfSuperseded(tx: Tx, { jobs, config }: Services): Promise<void> {
  const ids = idsNoticed(tx, SUPERSEDED);
  if (ids.length === 0) return;
  const byCat = Map.groupBy(await selectSuperseded(tx, { ids }), ({ cat_id }) => cat_id);
  await jobs.enqueueMails(
    tx,
    [...byCat.values()].map((ended) => mailOfSuperseded(ended, config)),
  );
}
