import { editMode } from "@felistry/domain/cats/edit-mode.ts";
import { editFacts } from "../cats/queries.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";

/** Parents of a registered cat, and of what a registered cat descends from, stay as the club has seen them. */
export async function requireUnlocked(tx: Tx, catId: number, onlineOwnerId: number): Promise<void> {
  const [facts] = await editFacts(tx, catId);
  const mode = editMode(facts!, { id: onlineOwnerId, isAdmin: false });
  if (mode !== "edit_unlocked") refuse("cat_locked");
}
