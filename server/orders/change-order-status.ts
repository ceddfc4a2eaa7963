import { type OrderStatus, refuseStatusChange } from "@felistry/domain/orders/status.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { endSale } from "./end-sale.ts";
import { mailOfStatus } from "./mails.ts";
import { selectOrder, updateStatus } from "./statements.ts";

/** The seller promises the cat or has sold it: only possible while they have it. */
const OF_THE_CAT: ReadonlySet<OrderStatus> = new Set(["accepted", "completed"]);

/** The row rule has locked the cat and the order, and made sure that the member is a party to it. */
export const changeOrderStatus: Handler<"PUT /order/{id}/status"> = async (
  { params, body: { status } },
  { db, member, services },
) => {
  const order = (await selectOrder(db, { orderId: params.id }))[0]!;
  const party = order.seller_id === member!.id ? "seller" : "buyer";
  const refusal = refuseStatusChange(party, order.stage, status);
  if (refusal) refuse(refusal);
  if (OF_THE_CAT.has(status) && order.online_owner_id !== order.seller_id)
    refuse("order_status_conflict");
  if (status === "completed" && order.is_reserved_by_other) refuse("cat_reserved");
  await updateStatus(db, { orderId: order.id, status });
  const { config } = services;
  await services.jobs.enqueueMails(db, [
    await mailOfStatus(db, order.id, status, config),
    ...(status === "completed" ? await endSale(db, order, config) : []),
  ]);
  return { data: { orders_id: order.id, status } };
};
