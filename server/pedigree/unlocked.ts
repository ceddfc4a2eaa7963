import { editFacts } from "../cats/queries.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";

/** Parents of a registered cat, and of what a registered cat descends from, stay as the club has seen them. */
export async function requireUnlocked(tx: Tx, catId: number): Promise<void> {
  const [facts] = await editFacts(tx, catId);
  if (facts!.registered === 1 || facts!.ancestor_of_registered) refuse("cat_locked");
}
