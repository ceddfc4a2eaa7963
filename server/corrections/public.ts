/** What other nouns may have done to requests. */
import type { Tx } from "../db/transaction.ts";
import { lockCat } from "../ownership/public.ts";
import { endCorrection, openOfMember } from "./statements.ts";
export { carryOutCorrection } from "./decide.ts";

/** Of a leaving member: there is nobody to answer to. */
export async function withdrawCorrectionsOf(tx: Tx, memberId: number): Promise<void> {
  for (const { id, cat_id } of await openOfMember(tx, { memberId })) {
    await lockCat(tx, { catId: cat_id });
    await endCorrection(tx, { id, status: "withdrawn", decision: null, decidedBy: null });
  }
}
