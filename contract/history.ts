/** What happened to a cat: who changed what and when, and how a wrong change is taken back. */
import { z } from "zod";
import { HISTORY_ACTIONS, HISTORY_NOUNS } from "@felistry/domain/history/record.ts";
import { calls } from "./call.ts";
import { code, day, flagOut, id, idInBody, idInPath, moment, pageQuery } from "./fields.ts";

const change = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z
    .string()
    .nullable()
    .describe("as text; ids of members, cats, breeds and the like are their names"),
});

export const historyEntry = z.object({
  id,
  at: moment,
  member: z
    .object({ id, name: z.string() })
    .nullable()
    .describe("who changed it; null is the system itself"),
  noun: z.literal(HISTORY_NOUNS),
  action: z.literal(HISTORY_ACTIONS),
  cat: z
    .object({ id, name: z.string().nullable(), exists: flagOut })
    .nullable()
    .describe("null where it is no cat's"),
  about: z
    .object({ id, name: z.string() })
    .nullable()
    .describe("the member whose role or suspension it is"),
  changes: z.array(change),
  undoes: id.nullable().describe("the change that this one took back"),
  undone: flagOut.describe("has been taken back"),
  may_undo: flagOut.describe("the caller may try to take it back"),
});
export type HistoryEntry = z.output<typeof historyEntry>;

const byId = z.object({ id: idInPath });

export const historyQuery = pageQuery({
  noun: z.literal(HISTORY_NOUNS, { error: code("unknown_query") }).optional(),
  member: idInBody("unknown_query").optional().describe("changes of this member"),
  day: day().optional().describe("changes of this day, UTC"),
});

export const historyCalls = calls({
  "GET /cats/{id}/history": {
    summary: "What happened to a cat, newest first; orders are told to their parties only",
    access: { rule: "cat-reader", id: "params.id" },
    params: byId,
    query: pageQuery({}),
    data: z.array(historyEntry),
    paged: true,
    errors: ["cat_not_found"],
  },
  "GET /history": {
    summary: "What happened to all cats, and to roles and suspensions of members, newest first",
    access: "admin",
    query: historyQuery,
    data: z.array(historyEntry),
    paged: true,
  },
  "POST /history/{id}/undo": {
    summary: "Take a change back, by the rules of the change that this is",
    access: { rule: "history-reader", id: "params.id" },
    params: byId,
    creates: true,
    data: z.object({ id }).describe("the history's entry of the taking back"),
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
      "own_ancestor",
      "sex_of_parent_fixed",
      "member_not_found",
      "foreign_upload",
      "no_previous_owner",
      "registered_stays",
      "seller_suspended",
      "ad_taken_down",
      "cat_under_review",
    ],
  },
});
