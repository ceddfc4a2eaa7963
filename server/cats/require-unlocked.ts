import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import { editMode } from "@felistry/domain/cats/edit-mode.ts";
import type { Db } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { editFacts } from "./edit-facts.ts";

/** Full edit, parents and documents are open in one mode only (decisions §3): the club has seen the rest as it is. */
export async function requireUnlocked(
  db: Db,
  catId: number,
  { id, roleIds }: Pick<Member, "id" | "roleIds">,
): Promise<void> {
  const [facts] = await editFacts(db, { catId });
  if (!facts) refuse("cat_not_found");
  const mode = editMode(facts, { id, isAdmin: roleIds.includes(ROLE_ADMIN) });
  if (mode !== "edit_unlocked") refuse("cat_locked");
}
