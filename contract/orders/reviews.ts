/** The end of an order: the sides agree that everything is settled, and review each other. */
import { z } from "zod";
import { STAGES } from "@felistry/domain/orders/stages.ts";
import { calls } from "../call.ts";
import { HOUR_SECONDS } from "../limits.ts";
import { MESSAGE_VERDICTS, messageReportBody } from "./messages.ts";
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
  report: z
    .literal(["possible", "sent"])
    .nullable()
    .describe("whether the caller may report, or has reported, the other side's words in it"),
});
export type Review = z.output<typeof review>;

export const reviewReport = z.object({
  id,
  order_id: id,
  part: z.literal(["review", "answer"]),
  writer: z.string(),
  reporter: z.string(),
  stars: z.int(),
  text: z.string().nullable().describe("null if its writer has left"),
  reason: z.string(),
  created_at: moment,
});
export type ReviewReport = z.output<typeof reviewReport>;

const byId = z.object({ id: idInPath });

export const reviewCalls = calls({
  "PUT /order/{id}/settle": {
    summary:
      "After the hand-over: everything is paid and delivered. Each side says so for itself; 14 days without a dispute settle the order too",
    access: { rule: "order-party", id: "params.id" },
    params: byId,
    data: z.object({ orders_id: id, stage: z.literal(STAGES) }),
    errors: ["order_not_found", "order_status_conflict", "dispute_open"],
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
    errors: ["order_not_found", "order_status_conflict", "dispute_open", "review_of_oneself"],
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
  "POST /order/{id}/reviews/{reviewId}/report": {
    summary: "Report the other side's review, or its answer to one's own, to the club",
    access: { rule: "order-party", id: "params.id" },
    limits: [{ name: "report-review", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: z.object({ id: idInPath, reviewId: idInPath }),
    body: messageReportBody,
    creates: true,
    data: z.object({ report_id: id }),
    errors: ["order_not_found", "review_not_found", "review_reported"],
  },
  "GET /admin/review-reports": {
    summary: "Reported reviews and answers waiting for the club, oldest first",
    access: "club:read_market",
    query: pageQuery({}),
    data: z.array(reviewReport),
    paged: true,
  },
  "PUT /admin/review-reports/{id}": {
    summary:
      "Remove the reported words, or let them stand; the stars stay, and the reporter is mailed",
    access: "club:decide_market",
    params: byId,
    body: z.object({ verdict: z.literal(MESSAGE_VERDICTS, { error: code("invalid") }) }),
    data: z.object({ id, status: z.literal(MESSAGE_VERDICTS) }),
    errors: ["report_not_found", "report_decided", "not_allowed"],
  },
  "GET /sales/reviews/{sellerId}": {
    summary: "What buyers say of a seller, newest first",
    access: "public",
    fromCopy: true,
    params: z.object({ sellerId: idInPath }),
    query: pageQuery({}),
    data: z.object({
      seller: z.string(),
      count: z.int().describe("buyers who have written, each counted once"),
      mean: z.number().nullable().describe("of the stars of these buyers, to one decimal"),
      reviews: z.array(review),
    }),
    paged: true,
    errors: ["member_not_found"],
  },
});
