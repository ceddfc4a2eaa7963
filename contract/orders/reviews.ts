/** The end of an order: the sides agree that everything is settled, and review each other. */
import { z } from "zod";
import { STAGES } from "@felistry/domain/orders/stages.ts";
import { calls } from "../call.ts";
import {
  code,
  flagOut,
  id,
  idInPath,
  moment,
  optionalLines,
  pageQuery,
  requiredLines,
} from "../fields.ts";

export const REVIEW_MAX = 1000;
export const MOST_STARS = 5;

export const reviewBody = z.object({
  stars: z.coerce.number({ error: code("required") }).pipe(
    z
      .int({ error: code("required") })
      .min(1, { error: code("required") })
      .max(MOST_STARS, { error: code("required") }),
  ),
  review: optionalLines(REVIEW_MAX),
});

export const answerBody = z.object({ answer: requiredLines(REVIEW_MAX, "required") });

export const review = z.object({
  id,
  author: z.string(),
  is_own: flagOut.describe("written by the caller"),
  of_seller: flagOut.describe("written by the buyer, about the seller"),
  stars: z.int(),
  text: z.string().nullable(),
  created_at: moment,
  answer: z.string().nullable(),
});
export type Review = z.output<typeof review>;

const byId = z.object({ id: idInPath });

export const reviewCalls = calls({
  "PUT /order/{id}/settle": {
    summary: "After the hand-over: everything is paid and delivered. Either side may say so",
    access: { rule: "order-party", id: "params.id" },
    params: byId,
    data: z.object({ orders_id: id, stage: z.literal(STAGES) }),
    errors: ["order_not_found", "order_status_conflict"],
  },
  "GET /order/{id}/reviews": {
    summary: "What the two sides of an order have said of each other",
    access: { rule: "order-party", id: "params.id" },
    params: byId,
    data: z.array(review),
    errors: ["order_not_found"],
  },
  "POST /order/{id}/review": {
    summary: "Review the other side of a settled order, once",
    access: { rule: "order-party", id: "params.id" },
    params: byId,
    body: reviewBody,
    creates: true,
    data: z.object({ review_id: id }),
    errors: ["order_not_found", "order_status_conflict"],
  },
  "POST /order/{id}/review/answer": {
    summary: "Answer the other side's review, once",
    access: { rule: "order-party", id: "params.id" },
    params: byId,
    body: answerBody,
    creates: true,
    data: z.object({ review_id: id }),
    errors: ["order_not_found", "review_not_found", "review_answered"],
  },
  "GET /sales/reviews/{sellerId}": {
    summary: "What buyers say of a seller, newest first",
    access: "public",
    params: z.object({ sellerId: idInPath }),
    query: pageQuery({}),
    data: z.object({
      seller: z.string(),
      count: z.int(),
      mean: z.number().nullable().describe("of all stars, to one decimal"),
      reviews: z.array(review),
    }),
    paged: true,
    errors: ["member_not_found"],
  },
});
