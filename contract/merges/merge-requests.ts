/** Requests to merge records of registered cats, which the club's desk decides. */
import { z } from "zod";
import { MERGE_CHOICES } from "@felistry/domain/cats/field-lists.ts";
import { MERGE_LAPSES, MERGE_REQUEST_STATUSES } from "@felistry/domain/merges/merge-rule.ts";
import { calls } from "../call.ts";
import { code, flagOut, id, idInBody, idInPath, moment, requiredLines } from "../fields.ts";
import { mergeRefusals, mergeSide } from "./merges.ts";

const MERGE_REASON_MAX = 500;

export const mergeRequestBody = z.object({
  kept: idInBody(),
  other: idInBody(),
  take: z
    .array(z.literal(MERGE_CHOICES, { error: code("invalid") }), { error: code("invalid") })
    .max(MERGE_CHOICES.length, { error: code("invalid") })
    .default([])
    .describe("fields whose values come from the other record"),
  reason: requiredLines(MERGE_REASON_MAX, "correction_reason"),
});

export const mergeReasonBody = mergeRequestBody.pick({ reason: true });

const mergeRequest = z.object({
  id,
  status: z.literal(MERGE_REQUEST_STATUSES),
  lapsed_by: z.literal(MERGE_LAPSES).nullable().describe("what has overtaken it"),
  kept_id: id,
  other_id: id,
  other_name: z.string().describe("when it was asked"),
  number: z.string().nullable().describe("that is never given again after the merge"),
  take: z.array(z.literal(MERGE_CHOICES)),
  reason: z.string(),
  asker: z.object({ id, name: z.string() }),
  created_at: moment,
  decision: z.string().nullable(),
  decided_at: moment.nullable(),
  decided_by: z.string().nullable(),
  may_withdraw: flagOut,
  pair: z
    .object({
      kept: mergeSide,
      gone: mergeSide,
      certificates: z.int().describe("valid ones of the record that goes, which are superseded"),
      has_changed: flagOut.describe("since it was asked: it cannot be confirmed any more"),
    })
    .nullable()
    .describe("null once it is over"),
});
export type MergeRequest = z.output<typeof mergeRequest>;

const byId = z.object({ id: idInPath });

export const mergeRequestCalls = calls({
  "POST /admin/merge-requests": {
    summary: "Ask that two records of which one or both are registered become one, on the desk",
    access: "club:decide_cases",
    body: mergeRequestBody,
    creates: true,
    data: z.object({ id, case_id: id }),
    errors: [
      ...mergeRefusals,
      "own_registration",
      "merge_two_clubs",
      "not_registered",
      "merge_request_open",
    ],
  },
  "GET /admin/merge-requests/{id}": {
    summary: "A request to merge two records, with both as they are now",
    access: "club:read_cases",
    params: byId,
    data: mergeRequest,
    errors: ["case_not_found"],
  },
  "PUT /admin/merge-requests/{id}/withdraw": {
    summary: "Withdraw the caller's own undecided request",
    access: "club:decide_cases",
    params: byId,
    data: z.object({ id, status: z.literal("withdrawn") }),
    errors: ["case_not_found", "case_over", "not_allowed", "case_decided"],
  },
});
