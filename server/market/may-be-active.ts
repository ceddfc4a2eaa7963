import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { isDeceased } from "../cats/queries.ts";
import { sellerSuspended, takenDownReason } from "./statements.ts";

/** Refuses to activate an ad of a dead cat, of a suspended seller, or one that the club has taken down. */
export async function requireMayBeActive(tx: Tx, catId: number): Promise<void> {
  if ((await isDeceased(tx, { catId })).length > 0) refuse("cat_deceased");
  if ((await sellerSuspended(tx, { catId })).length > 0) refuse("seller_suspended");
  const [standing] = await takenDownReason(tx, { catId });
  if (standing) refuse("ad_taken_down", { values: { reason: standing.reason } });
}
