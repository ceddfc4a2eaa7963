/** Orders: placed by a buyer, answered by the seller. */
import { z } from "zod";
import { DISPUTE_STAGES } from "@felistry/domain/disputes/moves.ts";
import { TOLD_ENDINGS } from "@felistry/domain/orders/moves.ts";
import { STAGES } from "@felistry/domain/orders/stages.ts";
import { ORDER_STATUSES } from "@felistry/domain/orders/status.ts";
import { calls } from "../call.ts";
import {
  code,
  flagOut,
  id,
  idInBody,
  idInPath,
  ignored,
  moment,
  optionalLines,
  pageQuery,
  sex,
} from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

export const COMMENT_MAX = 1000;

export const orderBody = z.object({
  currentUserBuyerId: ignored,
  currentUserBuyerEmail: ignored,
  currentUserBuyerFirstName: ignored,
  breederId: ignored,
  currencyId: ignored,
  saleInformationId: ignored,
  online_owner_id: ignored,
  catId: idInBody(),
  comment: optionalLines(COMMENT_MAX),
  delivery: z.boolean({ error: code("invalid") }).default(false),
  withBreeding: z.boolean({ error: code("invalid") }).default(false),
  price: z
    .union([z.number(), z.string().regex(/^\d{1,6}$/, { error: code("price") })], {
      error: code("price"),
    })
    .transform(Number),
});

/** Whether a completed order's seller may hand over the cat's page to the buyer, or has done so. */
export const HANDOVERS = ["possible", "offered", "done"] as const;
const handover = z.literal(HANDOVERS);

export const order = z.object({
  orders_id: id,
  orders_created_at: moment,
  orders_cat_id: id,
  sex,
  cat_name: z.string(),
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name_suffix: z.string().nullable(),
  other_name: z
    .string()
    .nullable()
    .describe("the full name in the reader's script, if it is written in another"),
  is_delivery_needed: flagOut,
  with_breeding: flagOut,
  client_id: id,
  client_name: z.string(),
  client_email: z
    .string()
    .describe("the other party's address: the buyer's for the seller, empty for the buyer"),
  seller_id: id,
  seller_name: z.string(),
  comment: z.string().nullable(),
  price_pet: z.int(),
  price_breeding: z.int().nullable(),
  currency_abb: z.string(),
  status: z.literal(ORDER_STATUSES),
  stage: z.literal(STAGES).describe("the status in detail"),
  ended: z
    .literal(TOLD_ENDINGS)
    .nullable()
    .describe("why it was declined or cancelled; seller and buyer: by that side itself"),
  handover: handover.nullable().describe("handover of the cat's page to the buyer"),
});
export type Order = z.output<typeof order>;

export const CONTACT_MAX = 300;

export const contactBody = z.object({ contact: optionalLines(CONTACT_MAX) });

/** An order as one of its two sides sees it. */
export const orderSheet = order.extend({
  side: z.literal(["sell", "buy"]).describe("which side the caller is"),
  own_contact: z.string().nullable().describe("how the caller wants to be reached"),
  suggested_contact: z
    .string()
    .nullable()
    .describe(
      "what to fill the caller's field with: from the caller's last order, else the profile. The other side sees nothing of it unless the caller saves it; null once the caller has saved the field, even empty, and after a decline or cancellation",
    ),
  other_contact: z
    .string()
    .nullable()
    .describe("how the other side wants to be reached; null until the order is accepted"),
  writing: z
    .literal(["open", "over", "other_left"])
    .describe("whether the two may still write to each other, or why not"),
  is_other_suspended: flagOut.describe(
    "the club has suspended the other side's account, and the order is neither ended nor settled, or a dispute about it is open",
  ),
  settles_on: z
    .string()
    .nullable()
    .describe(
      "after the hand-over, the day on which the order is settled though a side is silent; null once it is settled, and while a dispute is open",
    ),
  dispute: z
    .literal([...DISPUTE_STAGES, "possible"])
    .nullable()
    .describe("where the dispute about it is; null if the order was never accepted"),
});
export type OrderSheet = z.output<typeof orderSheet>;

export const orderCalls = calls({
  "POST /order": {
    summary: "Order a cat",
    access: "member",
    limits: [
      { name: "order", most: 60, windowSeconds: HOUR_SECONDS, per: "member" },
      { name: "order", most: 600, windowSeconds: HOUR_SECONDS, per: "address" },
    ],
    body: orderBody,
    creates: true,
    data: z.object({ orderId: id }),
    beside: { orderId: id },
    errors: [
      "cat_not_found",
      "ad_not_found",
      "ad_not_active",
      "own_cat",
      "breeding_not_offered",
      "price_changed",
      "order_against_rules",
    ],
  },
  "GET /order": {
    summary: "Orders received",
    access: "member",
    query: pageQuery({}),
    data: z.array(order),
    paged: true,
  },
  "GET /order/buy": {
    summary: "Orders sent",
    access: "member",
    query: pageQuery({}),
    data: z.array(order),
    paged: true,
  },
  "GET /order/{id}": {
    summary: "An order, for its buyer or seller",
    access: { rule: "order-party", id: "params.id" },
    params: z.object({ id: idInPath }),
    data: orderSheet,
    errors: ["order_not_found"],
  },
  "PUT /order/{id}/contact": {
    summary: "Say how the other side can reach the caller once the order is accepted",
    access: { rule: "order-party", id: "params.id" },
    params: z.object({ id: idInPath }),
    body: contactBody,
    data: z.object({ own_contact: z.string().nullable() }),
    errors: ["order_not_found"],
  },
  "PUT /order/{id}/status": {
    summary: "Answer, cancel or complete an order",
    access: { rule: "order-party", id: "params.id" },
    params: z.object({ id: idInPath }),
    body: z.object({ status: z.literal(ORDER_STATUSES, { error: code("invalid") }) }),
    data: z.object({ orders_id: id, status: z.literal(ORDER_STATUSES) }),
    errors: ["order_not_found", "order_status_conflict", "cat_reserved", "cat_banned"],
  },
  "POST /order/{id}/hand-over": {
    summary: "The seller offers the cat's page to the buyer of a completed order",
    access: { rule: "order-party", id: "params.id" },
    params: z.object({ id: idInPath }),
    creates: true,
    data: z.object({ orders_id: id, handover }),
    errors: ["order_not_found", "order_status_conflict", "cat_banned"],
  },
  "PUT /order/{id}/hand-over": {
    summary: "The buyer confirms the hand-over: the cat is theirs",
    access: { rule: "order-party", id: "params.id" },
    params: z.object({ id: idInPath }),
    data: z.object({ orders_id: id, handover }),
    errors: ["order_not_found", "order_status_conflict", "breeding_not_offered"],
  },
});
