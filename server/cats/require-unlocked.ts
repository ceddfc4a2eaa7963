import { may } from "@felistry/domain/accounts/club-rights.ts";
import { editMode } from "@felistry/domain/cats/edit-mode.ts";
import type { Db } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { editFacts } from "./edit-facts.ts";

/**
 * Full edits, parents and documents are allowed in one mode only (decisions §3): in others the club has checked them.
 */
export async function requireUnlocked(
  db: Db,
  catId: number,
  { id, roleIds }: Pick<Member, "id" | "roleIds">,
): Promise<void> {
  const [facts] = await editFacts(db, { catId });
  if (!facts) refuse("cat_not_found");
  const mode = editMode(facts, { id, isAdmin: may({ roleIds }, "read_cats") });
  if (mode !== "edit_unlocked") refuse("cat_locked");
}
