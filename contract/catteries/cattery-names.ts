/** Names of catteries that the club keeps: applied for, decided on, passed on, ended. */
import { z } from "zod";
import { CATTERY_NAME_RULE } from "@felistry/domain/catteries/cattery-name.ts";
import { NAME_EVENTS, NAME_STATES } from "@felistry/domain/catteries/granted-name.ts";
import { email } from "../accounts/accounts.ts";
import { calls } from "../call.ts";
import { HOUR_SECONDS } from "../limits.ts";
import {
  code,
  flag,
  flagOut,
  id,
  idInBody,
  idInPath,
  moment,
  nothing,
  optional,
  orNull,
  pageQuery,
  requiredLines,
  ruled,
} from "../fields.ts";
import { clubVerdict } from "../rules/club-rules.ts";

const REASON_MAX = 500;
export const NAME_LISTS = ["waiting", "granted", "over"] as const;

const person = z.object({ id, name: z.string() });
const event = z.object({
  at: moment,
  kind: z.literal(NAME_EVENTS),
  by: z.string().nullable(),
  reason: z.string().nullable(),
});

const ownName = z.object({
  id,
  club: z
    .object({ id, name: z.string() })
    .nullable()
    .describe("of several, the one whose desk grants it"),
  name: z.string(),
  state: z.literal(NAME_STATES),
  holder: person,
  heir: person.nullable().describe("to whom it is to pass, if the club agrees"),
  question: z
    .object({
      id,
      is_by_club: flagOut.describe("the club has named the heir, and does not decide again"),
      until: z.string().describe("the last day on which the heir may answer"),
      has_agreed: flagOut,
      reason: z.string().nullable(),
    })
    .nullable()
    .describe("put to the heir"),
  created_at: moment,
  events: z.array(event).describe("the oldest first"),
});
export type OwnName = z.output<typeof ownName>;

const clubName = ownName.extend({
  verdict: clubVerdict.nullable().describe("what the rules say of a name applied for"),
});
export type ClubName = z.output<typeof clubName>;

export const nameBody = z.object({
  name: ruled(CATTERY_NAME_RULE, "cattery_name"),
  club_id: optional(idInBody()).describe("which club of several is asked; else the first"),
});
export const heirBody = z.object({ email: orNull(email) });
export const nameReasonBody = z.object({ reason: requiredLines(REASON_MAX, "decline_reason") });
export const nameDecisionBody = z.object({
  agree: flag,
  heir_id: orNull(idInBody("invalid"))
    .default(null)
    .describe("to whom the name is to pass, as the caller has seen it; null for an application"),
  reason: orNull(requiredLines(REASON_MAX, "decline_reason")).default(null),
});
export const heirAnswerBody = z.object({
  question: idInBody("invalid").describe("that the heir has read"),
  agree: flag,
});
export const holderBody = z.object({
  member_id: idInBody("required"),
  reason: requiredLines(REASON_MAX, "decline_reason"),
});

const byId = z.object({ id: idInPath });

export const catteryNameCalls = calls({
  "GET /me/cattery-names": {
    summary: "Names that the caller has asked for, holds, or is to get",
    access: "member",
    data: z.array(ownName),
  },
  "POST /me/cattery-names": {
    summary:
      "Apply for a name; it is checked against the names of all clubs by the rules of the one that is asked",
    access: "member",
    limits: [{ name: "ask-cattery-name", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    creates: true,
    body: nameBody,
    data: ownName,
    errors: ["cattery_name_against_rules", "cattery_name_taken", "club_not_found"],
  },
  "DELETE /me/cattery-names/{id}": {
    summary: "Withdraw the caller's application",
    access: "member",
    params: byId,
    data: nothing,
    errors: ["cattery_name_not_found", "cattery_name_state"],
  },
  "PUT /me/cattery-names/{id}/heir": {
    summary: "Ask the club to pass the caller's name to another member, or take that back",
    access: "member",
    limits: [{ name: "cattery-heir", most: 20, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byId,
    body: heirBody,
    data: ownName,
    errors: ["cattery_name_not_found", "cattery_name_state", "member_not_found"],
  },
  "PUT /me/cattery-names/{id}/answer": {
    summary: "Agree to get a name, or not",
    access: "member",
    params: byId,
    body: heirAnswerBody,
    data: ownName,
    errors: ["cattery_name_not_found", "cattery_name_state"],
  },
  "GET /admin/cattery-names": {
    summary: "Names that wait for the club, that are granted, or that are over; the oldest first",
    access: "club:read_names",
    query: pageQuery({
      list: z.literal(NAME_LISTS, { error: code("unknown_query") }).default("waiting"),
    }),
    data: z.array(clubName),
    paged: true,
  },
  "PUT /admin/cattery-names/{id}/decide": {
    summary: "Grant or decline an application, or agree to a name's passing on or not",
    access: "club:decide_names",
    params: byId,
    body: nameDecisionBody,
    data: ownName,
    errors: [
      "cattery_name_not_found",
      "cattery_name_state",
      "cattery_name_heir_asked",
      "cattery_name_against_rules",
      "member_not_found",
      "own_application",
    ],
  },
  "PUT /admin/cattery-names/{id}/holder": {
    summary: "Ask an heir whether to have a granted name, whose holder can no longer ask",
    access: "club:decide_names",
    params: byId,
    body: holderBody,
    data: ownName,
    errors: ["cattery_name_not_found", "cattery_name_state", "member_not_found", "own_application"],
  },
  "DELETE /admin/cattery-names/{id}/heir": {
    summary: "Withdraw the club's question to an heir",
    access: "club:decide_names",
    params: byId,
    data: ownName,
    errors: ["cattery_name_not_found", "cattery_name_state", "own_application"],
  },
  "PUT /admin/cattery-names/{id}/end": {
    summary: "Take a granted name back",
    access: "club:decide_names",
    params: byId,
    body: nameReasonBody,
    data: ownName,
    errors: ["cattery_name_not_found", "cattery_name_state", "own_application"],
  },
});
