/** What may be edited of a cat, and by whom, follows from these facts. */
import { ROLE_ADMIN } from "@felistry/contract/accounts.ts";
import { editMode } from "@felistry/domain/cats/edit-mode.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { ANCESTOR_OF_REGISTERED } from "./ancestor-of-registered.ts";

export interface EditFacts {
  users_id: number;
  online_owner_id: number;
  registered: 0 | 1;
  /** Somebody registered descends from it within four generations. */
  ancestor_of_registered: boolean;
}

/** What the edit mode of a cat (domain/cats/edit-mode.ts) follows from. */
export const editFacts = statement<[catId: number], EditFacts>(
  "cat_edit_facts",
  `select c.users_id, c.online_owner_id, c.registered, ${ANCESTOR_OF_REGISTERED} as ancestor_of_registered
   from cats c where c.id = $1`,
);

/** The same of those among many cats that a member keeps or owns. */
export const editFactsOfOwn = statement<
  [catIds: readonly number[], memberId: number],
  EditFacts & { id: number }
>(
  "cat_edit_facts_of_own",
  `select c.id, c.users_id, c.online_owner_id, c.registered, ${ANCESTOR_OF_REGISTERED} as ancestor_of_registered
   from cats c where c.id = any($1::int[]) and $2::int in (c.users_id, c.online_owner_id)`,
);

/** Full edit, parents and documents are open in one mode only (decisions §3): the club has seen the rest as it is. */
export async function requireUnlocked(
  db: Db,
  catId: number,
  { id, roleIds }: Pick<Member, "id" | "roleIds">,
): Promise<void> {
  const [facts] = await editFacts(db, catId);
  if (!facts) refuse("cat_not_found");
  const mode = editMode(facts, { id, isAdmin: roleIds.includes(ROLE_ADMIN) });
  if (mode !== "edit_unlocked") refuse("cat_locked");
}
