import { refuseStatusChange } from "@felistry/domain/orders/status.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfStatus } from "./mails.ts";
import { selectOrder, updateStatus } from "./statements.ts";

/** The row rule has locked the order and knows the member as one of its parties. */
export const changeOrderStatus: Handler<"PUT /order/{id}/status"> = async (
  { params, body },
  { db, member, services },
) => {
  const [order] = await selectOrder(db, params.id);
  const party = order!.seller_id === member!.id ? "seller" : "buyer";
  const refusal = refuseStatusChange(party, order!.status, body.status);
  if (refusal) refuse(refusal);
  await updateStatus(db, params.id, body.status);
  await services.jobs.enqueueMails(db, [
    await mailOfStatus(db, params.id, body.status, services.config),
  ]);
  return { data: { orders_id: params.id, status: body.status } };
};
