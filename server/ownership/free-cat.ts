import { mayFree } from "@felistry/domain/cats/edit-mode.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";

const selectPossession = statement(
  "cat_possession",
  "select users_id, online_owner_id, is_my_cat from cats where id = :catId",
);

/** An edit sends the flag along, so only a change of it counts as a request. The row rule has locked the cat. */
export async function requireMayFree(
  tx: Tx,
  catId: number,
  wanted: 0 | 1 | undefined,
  { id }: Pick<Member, "id">,
): Promise<void> {
  if (wanted !== 0) return;
  const [cat] = await selectPossession(tx, { catId });
  if (cat?.is_my_cat === 1 && !mayFree(cat, id)) refuse("online_owner_alone");
}
