/** What other nouns may ask of applications. */
import { askedBack } from "../cases/queries.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { endApplication } from "./statements.ts";
export { carryOutApplication } from "./decide.ts";
export { drawNumber } from "./draw-number.ts";
export { selectApplicationRecord } from "./list-statements.ts";
import { lockCat, returnFromClub } from "../ownership/public.ts";

const pendingOfMember = statement(
  "application_pending_of_member",
  "select id, cat_id from applications where applicant_id = :memberId and status = 'pending' order by cat_id",
);

/** Withdraws a leaving member's applications: there is nobody to answer to. */
export async function withdrawAllOf(tx: Tx, memberId: number): Promise<void> {
  for (const { id, cat_id } of await pendingOfMember(tx, { memberId })) {
    const [cat] = await lockCat(tx, { catId: cat_id });
    await endApplication(tx, { id, status: "withdrawn", decidedBy: null, reason: null });
    await returnFromClub(tx, cat!);
  }
}

/** Whether the club is deciding by this document: what it has seen must not change meanwhile, unless it has asked back. */
export const pendingByPedigree = statement(
  "application_pending_by_pedigree",
  `select id from applications a where pedigrees_id = :pedigreeId and status = 'pending' and not ${askedBack("application", "a.id")}`,
);
