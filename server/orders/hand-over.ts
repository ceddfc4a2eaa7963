/**
 * After a completed order, or a reservation whose gates are passed, the seller hands over the cat's page and the buyer
 * confirms it (decisions §10.11).
 */
import { HOUR_SECONDS } from "@felistry/contract/limits.ts";
import { countDone, type Limit } from "../http/limits/attempts.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { endSale } from "./end-sale.ts";
import { mailOfHandover } from "./mails.ts";
import { markHandedOver, markOffered, selectHandover } from "./statements.ts";
import { lockCat, passCat } from "../ownership/public.ts";

/** An offer ends when the cat's page changes, and is mailed anew each time. */
const OFFERS_OF_ORDER: Limit = { name: "hand-over-offer", most: 10, windowSeconds: HOUR_SECONDS };

/** The row rule has locked the cat and the order, and made sure that the member is a party to it. */
export const offerHandover: Handler<"POST /order/{id}/hand-over"> = async (
  { params },
  { db, member, services },
) => {
  const [order] = await selectHandover(db, { orderId: params.id });
  const { seller_id, online_owner_id, offered } = order!;
  if (seller_id !== member!.id) refuse("not_allowed");
  if (offered)
    return { data: { orders_id: params.id, handover: order!.done ? "done" : "offered" } };
  if (!mayHandOver(order!) || online_owner_id !== seller_id) refuse("order_status_conflict");
  await countDone(services, OFFERS_OF_ORDER, params.id);
  await markOffered(db, { orderId: params.id });
  await services.jobs.enqueueMails(db, [
    await mailOfHandover(db, params.id, "offered", services.config),
  ]);
  return { data: { orders_id: params.id, handover: "offered" } };
};

const mayHandOver = ({ status, stage }: { status: string; stage: string }): boolean =>
  status === "completed" || stage === "ready";

export const confirmHandover: Handler<"PUT /order/{id}/hand-over"> = async (
  { params },
  { db, member, services },
) => {
  const [order] = await selectHandover(db, { orderId: params.id });
  const { client_id, seller_id, cat_id, stage, offered, done } = order!;
  if (client_id !== member!.id) refuse("not_allowed");
  if (done) return { data: { orders_id: params.id, handover: "done" } };
  const [cat] = await lockCat(db, { catId: cat_id });
  if (!offered || cat!.online_owner_id !== seller_id) refuse("order_status_conflict");
  // An offer not taken before the cat leaves is void; this one is being taken.
  await markHandedOver(db, { orderId: params.id });
  // The sale of a reserved cat ends here; a completed order has ended it before.
  const mails = stage === "ready" ? await endSale(db, order!, services.config) : [];
  const buyer = { users_id: client_id, online_owner_id: client_id, is_my_cat: 1 as const };
  await passCat(db, cat!, buyer, "order");
  await services.jobs.enqueueMails(db, [
    ...mails,
    await mailOfHandover(db, params.id, "done", services.config),
  ]);
  return { data: { orders_id: params.id, handover: "done" } };
};
