import { ROLE_ADMIN } from "@felistry/contract/accounts.ts";
import { editMode } from "@felistry/domain/cats/edit-mode.ts";
import type { Tx } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { editFacts } from "./queries.ts";

/** The full edit of a cat is open in one mode only (decisions §3). */
export async function requireUnlocked(tx: Tx, catId: number, member: Member): Promise<void> {
  const [facts] = await editFacts(tx, catId);
  const mode = editMode(facts!, { id: member.id, isAdmin: member.roleIds.includes(ROLE_ADMIN) });
  if (mode !== "edit_unlocked") refuse("cat_locked");
}
