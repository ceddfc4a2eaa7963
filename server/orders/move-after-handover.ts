import { decideMove } from "@felistry/domain/orders/moves.ts";
import type { Stage } from "@felistry/domain/orders/stages.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { moveOrder, selectOrder } from "./statements.ts";

/** Besides their stage these moves only need that no dispute is open, which the database sees. */
const HELD = new Set(["undisputed"] as const);

/** The row rule has locked the order, and made sure that the member is a party to it. */
export async function moveAfterHandover(
  db: Tx,
  orderId: number,
  memberId: number,
  name: "settle" | "review",
): Promise<Stage> {
  const [order] = await selectOrder(db, { orderId });
  const by = order!.seller_id === memberId ? "seller" : "buyer";
  const decided = decideMove(order!, name, by, HELD);
  if ("refused" in decided) refuse("order_status_conflict");
  await moveOrder(db, { orderId, to: decided.to });
  return decided.to;
}
