import type { RowRule } from "@felistry/contract/call.ts";
import { statement } from "../db/statement.ts";
import { type Db, isTx, type Tx } from "../db/transaction.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat } from "../ownership/public.ts";

interface Parties {
  cat_id: number;
  seller_id: number;
  client_id: number;
}

const PARTIES = "select cat_id, seller_id, client_id from orders where id = :orderId";
const selectParties = statement("order_parties", PARTIES);
const lockParties = statement("order_lock_parties", `${PARTIES} for update`);

/** Locks the cat before its orders, as everybody who changes one does. Terminates: a merge moves an order from one cat to another once. */
async function lockedParties(tx: Tx, orderId: number): Promise<Parties | undefined> {
  for (;;) {
    const [seen] = await selectParties(tx, { orderId });
    if (!seen) return undefined;
    await lockCat(tx, { catId: seen.cat_id });
    const [order] = await lockParties(tx, { orderId });
    if (order?.cat_id === seen.cat_id) return order;
  }
}

async function partiesOf(db: Db, orderId: number): Promise<Parties | undefined> {
  return isTx(db) ? lockedParties(db, orderId) : (await selectParties(db, { orderId }))[0];
}

/** Seller and buyer of an order. Decisions on a cat's orders are made one at a time: what one ends, the next finds ended. */
export const orderRowRules = {
  "order-party": async (db, orderId, member) => {
    const order = await partiesOf(db, orderId);
    if (!order) refuse("order_not_found");
    if (order.seller_id !== member.id && order.client_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;
