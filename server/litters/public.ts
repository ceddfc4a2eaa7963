/** What other nouns may have done with litters. */
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { lockLitter } from "./statements.ts";
export { carryOutLitter } from "./decide-litter.ts";

const lockKittens = statement(
  "litter_lock_kittens",
  `select from cats where id in (select cat_id from litter_kittens where litter_id = :id) order by id for no key update`,
);

/** With the pages of its kittens, in the order of whoever changes one through the litter: cats before litters. */
export async function lockWithKittens(tx: Tx, id: number): Promise<void> {
  await lockKittens(tx, { id });
  await lockLitter(tx, { id });
}
