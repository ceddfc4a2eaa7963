/** What a buyer asks the seller from the ad, before an order: the same kind of messages, which an order of that cat then takes over. */
import { z } from "zod";
import { calls } from "../call.ts";
import { id, idInPath, moment, pageQuery, sex } from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";
import { messageBody, messageReportBody, orderMessage } from "./messages.ts";

/** `over`: the cat is no longer for sale by this seller. `ordered`: it goes on beside the order. */
export const QUESTION_WRITING = ["open", "over", "other_left", "ordered"] as const;

/** What became of a cat that is asked about no more. `again`: it is for sale anew, in another ad. */
export const QUESTION_ENDS = [
  "suspended",
  "deleted",
  "died",
  "sold",
  "moved",
  "taken_down",
  "again",
  "rests",
] as const;

const question = z.object({
  id,
  side: z.literal(["asked", "received"]),
  cat_id: id.nullable().describe("null if the cat's page was deleted"),
  cat_name: z.string(),
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name_suffix: z.string().nullable(),
  sex: sex.nullable().describe("null if the cat's page was deleted"),
  other_side: z.string(),
  order_id: id.nullable().describe("the order that has taken its messages over"),
  writing: z.literal(QUESTION_WRITING),
  ended: z.literal(QUESTION_ENDS).nullable().describe("why, if `writing` is `over`"),
  last_at: moment.describe("of its newest message"),
});
export type Question = z.output<typeof question>;

const byQuestion = z.object({ id: idInPath });
const access = { rule: "question-party", id: "params.id" } as const;

export const questionCalls = calls({
  "POST /sales/{catId}/question": {
    summary:
      "Ask the seller about a cat for sale: begins a thread, or goes on with it or with the open order's",
    access: "member",
    limits: [{ name: "question", most: 10, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: z.object({ catId: idInPath }),
    body: messageBody,
    creates: true,
    data: z.object({
      message_id: id,
      question_id: id.nullable().describe("null if it went to the order"),
      order_id: id.nullable(),
    }),
    errors: ["cat_not_found", "ad_not_found", "ad_not_active", "own_cat", "foreign_upload"],
  },
  "GET /questions": {
    summary: "Questions that the caller has asked or received, newest first",
    access: "member",
    query: pageQuery({ cat: idInPath.optional().describe("about this cat only") }),
    data: z.array(question),
    paged: true,
  },
  "GET /questions/{id}": {
    summary: "One question: the cat, the other side, and whether one may write",
    access,
    params: byQuestion,
    data: question,
    errors: ["question_not_found"],
  },
  "GET /questions/{id}/messages": {
    summary: "Its messages, newest first",
    access,
    params: byQuestion,
    query: pageQuery({}),
    data: z.array(orderMessage),
    paged: true,
    errors: ["question_not_found"],
  },
  "POST /questions/{id}/messages": {
    summary:
      "Write to the other side of a question, who is mailed; once the cat is ordered, beside the order",
    access,
    limits: [{ name: "message", most: 60, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byQuestion,
    body: messageBody,
    creates: true,
    data: z.object({ message_id: id }),
    errors: [
      "question_not_found",
      "question_over",
      "correspondence_over",
      "other_side_left",
      "foreign_upload",
    ],
  },
  "POST /questions/{id}/messages/{messageId}/report": {
    summary: "Report a message of the other side to the club",
    access,
    limits: [{ name: "report-message", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: z.object({ id: idInPath, messageId: idInPath }),
    body: messageReportBody,
    creates: true,
    data: z.object({ report_id: id }),
    errors: ["question_not_found", "message_not_found", "message_reported"],
  },
});
