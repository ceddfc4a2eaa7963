/** A cat's history: who changed what and when, and how a wrong change is undone. */
import { z } from "zod";
import { HISTORY_ACTIONS, HISTORY_NOUNS } from "@felistry/domain/history/record.ts";
import { calls } from "./call.ts";
import { HOUR_SECONDS } from "./limits.ts";
import { code, day, flagOut, id, idInBody, idInPath, moment, pageQuery } from "./fields.ts";

const change = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z
    .string()
    .nullable()
    .describe("as text; ids of members, cats, breeds and the like are replaced by names"),
});

export const historyEntry = z.object({
  id,
  at: moment,
  member: z
    .object({ id, name: z.string() })
    .nullable()
    .describe("who changed it; null for the system"),
  noun: z.literal(HISTORY_NOUNS),
  action: z.literal(HISTORY_ACTIONS),
  cat: z
    .object({ id, name: z.string().nullable(), exists: flagOut })
    .nullable()
    .describe("null if it does not belong to a cat"),
  about: z
    .object({ id, name: z.string() })
    .nullable()
    .describe("the member whose role, suspension or membership changed"),
  changes: z.array(change),
  undoes: id.nullable().describe("the change that this one undid"),
  undone: flagOut.describe("has been undone"),
  may_undo: flagOut.describe("the caller may try to undo it"),
});
export type HistoryEntry = z.output<typeof historyEntry>;

const byId = z.object({ id: idInPath });

export const historyQuery = pageQuery({
  noun: z.literal(HISTORY_NOUNS, { error: code("unknown_query") }).optional(),
  member: idInBody("unknown_query").optional().describe("changes of this member"),
  day: day().optional().describe("changes of this day, UTC"),
});

export const historyCalls = calls({
  "GET /audit/{name}": {
    summary:
      "The whole history for an auditor, the oldest change first; members and cats are named by their ids alone",
    access: "club:read_history",
    atRoot: true,
    limits: [{ name: "audit", most: 30, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: z.object({ name: z.literal(["history.csv", "history.jsonl"]) }),
    bytes: {
      types: ["text/csv; charset=utf-8", "application/jsonl; charset=utf-8"],
      guestsTo: "/admin/studbook",
    },
    securityEvent: "data_exported",
    errors: ["not_found"],
  },
  "GET /cats/{id}/history": {
    summary: "A cat's history, newest first; orders are shown to their parties only",
    access: { rule: "cat-reader", id: "params.id" },
    params: byId,
    query: pageQuery({}),
    data: z.array(historyEntry),
    paged: true,
    errors: ["cat_not_found"],
  },
  "GET /history": {
    summary:
      "The history of all cats and of members' roles, suspensions and memberships, newest first",
    access: "club:read_history",
    query: historyQuery,
    data: z.array(historyEntry),
    paged: true,
  },
  "POST /history/{id}/undo": {
    summary: "Undo a change, under the rules for making it",
    access: { rule: "history-reader", id: "params.id" },
    params: byId,
    creates: true,
    data: z.object({ id }).describe("the history entry of the undoing"),
    errors: [
      "change_not_found",
      "undo_not_offered",
      "changed_since",
      "cat_not_found",
      "document_not_found",
      "cat_locked",
      "online_owner_alone",
      "parent_not_found",
      "mother_not_female",
      "father_not_male",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
      "kitten_after_death",
      "kitten_after_neutering",
      "result_before_birth",
      "result_after_death",
      "result_entered",
      "shown_before_birth",
      "shown_after_death",
      "own_ancestor",
      "sex_of_parent_fixed",
      "member_not_found",
      "foreign_upload",
      "no_previous_owner",
      "registered_stays",
      "seller_suspended",
      "cat_deceased",
      "cat_neutered",
      "cat_banned",
      "ad_taken_down",
      "ad_against_rules",
      "chip_malformed",
      "chip_twice",
      "cat_under_review",
    ],
  },
});
