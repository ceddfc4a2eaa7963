import type { RowRule } from "@felistry/contract/call.ts";
import { statement } from "../db/statement.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { refuse } from "../http/refusal.ts";

const lockParties = statement<[orderId: number], { seller_id: number; client_id: number }>(
  "order_lock_parties",
  "select seller_id, client_id from orders where id = $1 for update",
);

/** Seller and buyer of an order. The row is locked: two answers to one order take turns. */
export const orderRowRules = {
  "order-party": async (db, orderId, member) => {
    const [order] = await lockParties(db, orderId);
    if (!order) refuse("order_not_found");
    if (order.seller_id !== member.id && order.client_id !== member.id) refuse("not_allowed");
  },
} satisfies Partial<Record<RowRule, RowRuleCheck>>;
