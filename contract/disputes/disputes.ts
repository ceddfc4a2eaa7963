/** Disputes about orders: opened by one side, answered by the other, decided by the club. */
import { z } from "zod";
import { DISPUTE_REASONS, DISPUTE_SIDES, DISPUTE_STAGES } from "@felistry/domain/disputes/moves.ts";
import { STAGES } from "@felistry/domain/orders/stages.ts";
import { calls } from "../call.ts";
import {
  code,
  flagOut,
  id,
  idInPath,
  moment,
  pageQuery,
  requiredLines,
  seenVersion,
  version,
} from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

export const DISPUTE_TEXT_MAX = 3000;

export const disputeWordsBody = z.object({ text: requiredLines(DISPUTE_TEXT_MAX, "required") });
export const disputeBody = disputeWordsBody.extend({
  reason: z.literal(DISPUTE_REASONS, { error: code("required") }),
});
export const disputeDecisionBody = disputeWordsBody.extend({
  for_side: z.literal(DISPUTE_SIDES, { error: code("required") }),
  version: seenVersion,
});

const side = z.literal(DISPUTE_SIDES);

const statement = z.object({
  id,
  kind: z.literal([
    "open",
    "answer",
    "evidence",
    "withdraw",
    "lose",
    "go_on",
    "decide",
    "appeal",
    "decide_again",
    "rest",
  ]),
  by: z.literal([...DISPUTE_SIDES, "club", "site"]),
  author: z.string().nullable().describe("the member of the two; null for the club and the site"),
  for_side: side.nullable(),
  text: z.string().nullable().describe("null if nothing was said, or its author has left"),
  created_at: moment,
});
export type DisputeStatement = z.output<typeof statement>;

export const dispute = z.object({
  id,
  order_id: id,
  reason: z.literal(DISPUTE_REASONS),
  stage: z.literal(DISPUTE_STAGES),
  opened_by: side,
  due_on: z
    .string()
    .nullable()
    .describe("the last day for the answer or, after the decision, for the appeal"),
  for_side: side.nullable().describe("whom the club has agreed with"),
  was_appealed: flagOut,
  statements: z.array(statement),
});
export type Dispute = z.output<typeof dispute>;

const clubDispute = dispute.extend({
  version,
  buyer: z.string(),
  seller: z.string(),
  history: z.array(
    z.object({
      at: moment,
      mover: z.string(),
      to_stage: z.literal(STAGES),
      fate: z.string().nullable(),
    }),
  ),
  messages: z.array(
    z.object({
      sender: z.string(),
      text: z.string().nullable(),
      pictures: z.array(z.string()),
      at: moment,
    }),
  ),
});
export type ClubDispute = z.output<typeof clubDispute>;

const byId = z.object({ id: idInPath });
const party = { rule: "order-party", id: "params.id" } as const;
const limits = [{ name: "dispute", most: 30, windowSeconds: HOUR_SECONDS, per: "member" }] as const;
const moved = z.object({ order_id: id, stage: z.literal(DISPUTE_STAGES) });

export const disputeCalls = calls({
  "GET /order/{id}/dispute": {
    summary: "The latest dispute about an order, null if there is none",
    access: party,
    params: byId,
    data: dispute.nullable(),
    errors: ["order_not_found"],
  },
  "POST /order/{id}/dispute": {
    summary:
      "Open a dispute about an order that was accepted, once a side; the other side has 14 days to answer",
    access: party,
    limits,
    params: byId,
    body: disputeBody,
    creates: true,
    data: moved,
    errors: ["order_not_found", "dispute_exists", "dispute_too_early"],
  },
  "POST /order/{id}/dispute/answer": {
    summary: "Answer the other side's dispute",
    access: party,
    limits,
    params: byId,
    body: disputeWordsBody,
    creates: true,
    data: moved,
    errors: ["order_not_found", "dispute_not_found", "dispute_conflict"],
  },
  "POST /order/{id}/dispute/evidence": {
    summary: "Add evidence to a dispute that is not decided",
    access: party,
    limits,
    params: byId,
    body: disputeWordsBody,
    creates: true,
    data: moved,
    errors: ["order_not_found", "dispute_not_found", "dispute_conflict"],
  },
  "POST /order/{id}/dispute/appeal": {
    summary: "Appeal against the club's decision, once",
    access: party,
    limits,
    params: byId,
    body: disputeWordsBody,
    creates: true,
    data: moved,
    errors: ["order_not_found", "dispute_not_found", "dispute_conflict"],
  },
  "PUT /order/{id}/dispute/withdraw": {
    summary: "Withdraw one's dispute before it is decided",
    access: party,
    params: byId,
    data: moved,
    errors: ["order_not_found", "dispute_not_found", "dispute_conflict"],
  },
  "GET /admin/disputes": {
    summary: "Disputes waiting for the club, oldest first",
    access: "club:read_market",
    query: pageQuery({}),
    data: z.array(
      clubDispute.pick({
        id: true,
        order_id: true,
        reason: true,
        stage: true,
        buyer: true,
        seller: true,
      }),
    ),
    paged: true,
  },
  "GET /admin/disputes/{id}": {
    summary: "A dispute with its order's history and latest messages",
    access: "club:read_market",
    params: byId,
    data: clubDispute,
    errors: ["dispute_not_found"],
  },
  "PUT /admin/disputes/{id}/decide": {
    summary: "Decide a dispute, or its appeal, with the reason; both sides are mailed",
    access: "club:decide_market",
    params: byId,
    body: disputeDecisionBody,
    versioned: { of: "dispute", id: "params.id" },
    data: z.object({ id, stage: z.literal(DISPUTE_STAGES) }),
    errors: ["dispute_not_found", "dispute_conflict", "not_allowed"],
  },
});
