/** The facts that decide what may be edited of a cat, and by whom. */
import { statement } from "../db/statement.ts";
import { ANCESTOR_OF_REGISTERED } from "./ancestor-of-registered.ts";

export interface EditFacts {
  users_id: number;
  online_owner_id: number;
  registered: 0 | 1;
  /** A registered cat descends from it within four generations. */
  ancestor_of_registered: boolean;
}

/** The facts that determine a cat's edit mode (domain/cats/edit-mode.ts). */
export const editFacts = statement(
  "cat_edit_facts",
  `select c.users_id, c.online_owner_id, c.registered, ${ANCESTOR_OF_REGISTERED} as ancestor_of_registered
   from cats c where c.id = :catId`,
);

/** The same for those of many cats that a member keeps or owns. */
export const editFactsOfOwn = statement(
  "cat_edit_facts_of_own",
  `select c.id, c.users_id, c.online_owner_id, c.registered, ${ANCESTOR_OF_REGISTERED} as ancestor_of_registered
   from cats c where c.id = any(:catIds::int[]) and :memberId::int in (c.users_id, c.online_owner_id)`,
);
