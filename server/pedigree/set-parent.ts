import { refuseParent, type ParentRole } from "@felistry/domain/pedigree/parent-rules.ts";
import type { Tx } from "../db/transaction.ts";
import { requireUnlocked } from "../cats/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  selectAllAncestorIds,
  selectProposed,
  setFather,
  setMother,
  takeTurn,
} from "./statements.ts";

export const setParent: Handler<"POST /parents/"> = async ({ body }, { db, member }) => {
  const { catId, motherId, fatherId } = body;
  const role = motherId === undefined ? "father" : "mother";
  const parentId = (motherId ?? fatherId)!;
  await takeTurn(db);
  await requireUnlocked(db, catId, member);
  await requireRules(db, catId, parentId, role);
  const [parents] = await (role === "mother" ? setMother : setFather)(db, catId, parentId);
  return { data: parents! };
};

async function requireRules(
  tx: Tx,
  catId: number,
  parentId: number,
  role: ParentRole,
): Promise<void> {
  const [child] = await selectProposed(tx, catId);
  const [parent] = await selectProposed(tx, parentId);
  if (!parent) refuse("parent_not_found");
  const ancestorsOfParent = new Set((await selectAllAncestorIds(tx, parentId)).map(({ id }) => id));
  const refusal = refuseParent({ child: child!, parent, role, ancestorsOfParent });
  if (refusal) refuse(refusal);
}
