/** What other nouns may have done to requests. */
import type { Tx } from "../db/transaction.ts";
import { lockCat } from "../ownership/public.ts";
import { endTransfer, openOfMember } from "./statements.ts";
export { carryOutTransfer } from "./decide.ts";

/** Of a leaving member: there is nobody to answer to. */
export async function withdrawTransfersOf(tx: Tx, memberId: number): Promise<void> {
  for (const { id, cat_id } of await openOfMember(tx, { memberId })) {
    await lockCat(tx, { catId: cat_id });
    await endTransfer(tx, { id, status: "withdrawn", decision: null, decidedBy: null });
  }
}
