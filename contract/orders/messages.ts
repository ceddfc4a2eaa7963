/** Messages between the two sides of an order or of a question before it, and the club's word on those that are reported. */
import { z } from "zod";
import { calls } from "../call.ts";
import { code, flagOut, id, idInPath, moment, pageQuery, requiredLines } from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

export const MESSAGE_MAX = 2000;
export const MESSAGE_REPORT_MAX = 500;

export const MESSAGE_PICTURES_MAX = 4;

/** As an upload has answered it. */
const picturePath = z
  .string({ error: code("invalid") })
  .max(200, { error: code("invalid") })
  .regex(/^\/scans\/[\w./-]+$/, { error: code("invalid") });
export const messageBody = z.object({
  text: requiredLines(MESSAGE_MAX, "required"),
  pictures: z
    .array(picturePath, { error: code("invalid") })
    .max(MESSAGE_PICTURES_MAX, { error: code("invalid") })
    .default([])
    .describe("paths of the sender's own uploads, with the prefix `message`"),
});

const pictures = z
  .array(z.string())
  .describe("for the two sides; for the club while a report or a dispute is open");
export const messageReportBody = z.object({
  reason: requiredLines(MESSAGE_REPORT_MAX, "required"),
});

/** `removed`: the message loses its text. */
export const MESSAGE_VERDICTS = ["dismissed", "removed"] as const;

export const orderMessage = z.object({
  id,
  is_own: flagOut,
  sender: z.string(),
  text: z.string().nullable().describe("null if the club removed it, or the sender has left"),
  pictures,
  created_at: moment,
  is_reported: flagOut,
});
export type OrderMessage = z.output<typeof orderMessage>;

export const messageReport = z.object({
  id,
  order_id: id.nullable(),
  question_id: id.nullable().describe("the question before an order, if there is no order"),
  sender: z.string(),
  sender_id: id,
  reporter: z.string(),
  text: z.string().nullable(),
  pictures,
  reason: z.string(),
  created_at: moment,
});
export type MessageReport = z.output<typeof messageReport>;

const byOrder = z.object({ id: idInPath });

export const messageCalls = calls({
  "GET /order/{id}/messages": {
    summary: "Messages beside an order, newest first",
    access: { rule: "order-party", id: "params.id" },
    params: byOrder,
    query: pageQuery({}),
    data: z.array(orderMessage),
    paged: true,
    errors: ["order_not_found"],
  },
  "POST /order/{id}/messages": {
    summary: "Write to the other side of an order, who is mailed",
    access: { rule: "order-party", id: "params.id" },
    limits: [{ name: "message", most: 60, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byOrder,
    body: messageBody,
    creates: true,
    data: z.object({ message_id: id }),
    errors: ["order_not_found", "correspondence_over", "other_side_left", "foreign_upload"],
  },
  "POST /order/{id}/messages/{messageId}/report": {
    summary: "Report a message of the other side to the club",
    access: { rule: "order-party", id: "params.id" },
    limits: [{ name: "report-message", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: z.object({ id: idInPath, messageId: idInPath }),
    body: messageReportBody,
    creates: true,
    data: z.object({ report_id: id }),
    errors: ["order_not_found", "message_not_found", "message_reported"],
  },
  "GET /admin/message-reports": {
    summary: "Reported messages waiting for the club, oldest first",
    access: "club:read_market",
    query: pageQuery({}),
    data: z.array(messageReport),
    paged: true,
  },
  "PUT /admin/message-reports/{id}": {
    summary: "Remove a reported message, or let it stand; the reporter is mailed",
    access: "club:decide_market",
    params: byOrder,
    body: z.object({ verdict: z.literal(MESSAGE_VERDICTS, { error: code("invalid") }) }),
    data: z.object({ id, status: z.literal(MESSAGE_VERDICTS) }),
    errors: ["report_not_found", "report_decided", "not_allowed"],
  },
});
