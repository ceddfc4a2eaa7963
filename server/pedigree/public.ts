/** What other nouns may read from pedigrees, and the one change they may make. */
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

/** The ids of a cat's parents; null if unknown. */
export async function parentsOf(tx: Tx, catId: number): Promise<ParentsRow | undefined> {
  return (await selectParents(tx, { catId }))[0];
}

/**
 * Refuses a parent that the pedigree rules forbid; a refusal has `data`.
 * @param born the child's day of birth if it is not the one stored
 */
export async function requireParent(
  tx: Tx,
  childId: number,
  parentId: number,
  role: ParentRole,
  { born, data = null }: { born?: string | null | undefined; data?: unknown } = {},
): Promise<void> {
  await takeTurn(tx);
  const [stored] = await selectProposed(tx, { catId: childId });
  const child = born === undefined ? stored! : { id: childId, cat_birthdate: born };
  const [parent] = await selectProposed(tx, { catId: parentId });
  if (!parent) refuse("parent_not_found", { data });
  const ancestorsOfParent = new Set(
    (await selectAllAncestorIds(tx, { catId: parentId })).map(({ id }) => id),
  );
  const refusal = refuseParent({ child, parent, role, ancestorsOfParent });
  if (refusal) refuse(refusal, { data });
}

/** Makes one cat the mother or father of the other, if the pedigree rules allow it; a refusal has `data`. */
export async function linkParent(
  tx: Tx,
  childId: number,
  parentId: number,
  role: ParentRole,
  data: unknown = null,
): Promise<ParentsRow> {
  await requireParent(tx, childId, parentId, role, { data });
  const [parents] = await (role === "mother" ? setMother : setFather)(tx, {
    catId: childId,
    parentId,
  });
  return parents!;
}
