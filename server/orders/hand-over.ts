/** After a completed order the seller hands over the cat's page and the buyer confirms it (decisions §10.11). */
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfHandover } from "./mails.ts";
import { markHandedOver, markOffered, selectHandover } from "./statements.ts";
import { lockCat, passCat } from "../ownership/public.ts";

/** The row rule has locked the cat and the order, and made sure that the member is a party to it. */
export const offerHandover: Handler<"POST /order/{id}/hand-over"> = async (
  { params },
  { db, member, services },
) => {
  const [order] = await selectHandover(db, { orderId: params.id });
  const { seller_id, status, online_owner_id, offered } = order!;
  if (seller_id !== member!.id) refuse("not_allowed");
  if (offered)
    return { data: { orders_id: params.id, handover: order!.done ? "done" : "offered" } };
  if (status !== "completed" || online_owner_id !== seller_id) refuse("order_status_conflict");
  await markOffered(db, { orderId: params.id });
  await services.jobs.enqueueMails(db, [
    await mailOfHandover(db, params.id, "offered", services.config),
  ]);
  return { data: { orders_id: params.id, handover: "offered" } };
};

export const confirmHandover: Handler<"PUT /order/{id}/hand-over"> = async (
  { params },
  { db, member, services },
) => {
  const [order] = await selectHandover(db, { orderId: params.id });
  const { client_id, seller_id, cat_id, offered, done } = order!;
  if (client_id !== member!.id) refuse("not_allowed");
  if (done) return { data: { orders_id: params.id, handover: "done" } };
  const [cat] = await lockCat(db, { catId: cat_id });
  if (!offered || cat!.online_owner_id !== seller_id) refuse("order_status_conflict");
  // An offer not taken before the cat leaves is void; this one is being taken.
  await markHandedOver(db, { orderId: params.id });
  const buyer = { users_id: client_id, online_owner_id: client_id, is_my_cat: 1 as const };
  await passCat(db, cat!, buyer, "order");
  await services.jobs.enqueueMails(db, [
    await mailOfHandover(db, params.id, "done", services.config),
  ]);
  return { data: { orders_id: params.id, handover: "done" } };
};
