/** What other nouns may ask of pedigrees, and the one change of theirs that another noun makes. */
import { refuseParent, type ParentRole } from "@felistry/domain/pedigree/parent-rules.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import {
  type ParentsRow,
  selectAllAncestorIds,
  selectParents,
  selectProposed,
  setFather,
  setMother,
  takeTurn,
} from "./statements.ts";

/** The ids of a cat's parents; null for those that are unknown. */
export async function parentsOf(tx: Tx, catId: number): Promise<ParentsRow | undefined> {
  return (await selectParents(tx, catId))[0];
}

/** Makes the one the mother or father of the other, where the rules of pedigrees allow it; a refusal carries `data`. */
export async function linkParent(
  tx: Tx,
  childId: number,
  parentId: number,
  role: ParentRole,
  data: unknown = null,
): Promise<ParentsRow> {
  await takeTurn(tx);
  const [child] = await selectProposed(tx, childId);
  const [parent] = await selectProposed(tx, parentId);
  if (!parent) refuse("parent_not_found", { data });
  const ancestorsOfParent = new Set((await selectAllAncestorIds(tx, parentId)).map(({ id }) => id));
  const refusal = refuseParent({ child: child!, parent, role, ancestorsOfParent });
  if (refusal) refuse(refusal, { data });
  const [parents] = await (role === "mother" ? setMother : setFather)(tx, childId, parentId);
  return parents!;
}
