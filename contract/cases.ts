/** What waits for the club: its queue, and one case with all that is needed to decide it. */
import { z } from "zod";
import { AMENDED_FIELDS } from "@felistry/domain/cases/amended.ts";
import { CASE_KINDS, CASE_MESSAGE_KINDS, CASE_STATES } from "@felistry/domain/cases/kinds.ts";
import { SHOWN_STATES } from "@felistry/domain/litters/kitten-state.ts";
import { calls } from "./call.ts";
import {
  code,
  flagOut,
  id,
  idInBody,
  idInPath,
  moment,
  optional,
  pageQuery,
  query,
  requiredLines,
  seenVersion,
  sex,
  version,
} from "./fields.ts";
import type { ErrorCode } from "./errors.ts";
import { application } from "./registration.ts";
import { clubVerdict } from "./rules/club-rules.ts";

export const CASE_TEXT_MAX = 2000;
export const CASE_REASON_MAX = 500;
const MOST_CHECKS = 60;
const CHECK_MAX = 20;

/** `mine` are those assigned to the caller, `settling` those decided that can still be taken back. */
export const CASE_LISTS = ["waiting", "asked", "mine", "settling"] as const;

const person = z.object({ id, name: z.string() });
const kind = z.literal(CASE_KINDS);

const brief = {
  id,
  kind,
  state: z.literal(CASE_STATES),
  opened_at: moment.describe("since when it waits"),
  cat_id: id.nullable(),
  cat_name: z.string().nullable(),
};

const waitingCase = z.object({
  ...brief,
  applicant: z.string().nullable(),
  assigned_to: person.nullable(),
  is_answered: flagOut.describe("the applicant has answered the club's last question"),
});
export type WaitingCase = z.output<typeof waitingCase>;

const message = z.object({
  id,
  kind: z.literal(CASE_MESSAGE_KINDS),
  author: z.string().nullable().describe("null for the site"),
  text: z.string().nullable().describe("null if the kind says all, or its author has left"),
  amended: z
    .array(
      z.object({
        field: z.literal(AMENDED_FIELDS),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    )
    .describe("what the applicant has changed of the request; of a paper only that it is another"),
  created_at: moment,
});
export type CaseMessage = z.output<typeof message>;

const namedCat = {
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  reg_num: z.string().nullable(),
  ems: z.string().nullable().describe("the colour; null if it is not entered"),
};
const caseParent = z.object({
  id,
  ...namedCat,
  number_elsewhere: z.string().nullable(),
  breed: z.string().describe("three-letter EMS code"),
});
export const caseLitter = z.object({
  id,
  born: z.string(),
  breed: z.string().describe("three-letter EMS code"),
  breeder: z.string(),
  dam: caseParent,
  sire: caseParent,
  kittens: z.array(
    z.object({
      place: z.int(),
      cat_id: id.nullable().describe("null for one without a page"),
      state: z.literal(SHOWN_STATES),
      sex,
      ...namedCat,
      chip: z.string().nullable(),
    }),
  ),
});

export const oneCase = z.object({
  ...brief,
  subject_id: id,
  version: version.describe("of what is decided; 0 if nothing is compared"),
  applicant: person.nullable(),
  assigned_to: person.nullable(),
  asked_at: moment.nullable(),
  outcome: z.string().nullable(),
  reason: z.string().nullable(),
  decided_at: moment.nullable(),
  decided_by: z.string().nullable(),
  final_at: moment.nullable().describe("until then the decision can be taken back"),
  first_by: person.nullable().describe("the first of two pairs of eyes"),
  checks: z.array(z.string()).describe("the ticks with which it was confirmed"),
  needed: z.array(z.string()).describe("the ticks that a confirmation needs"),
  may_decide: flagOut.describe("here, by the caller"),
  is_own: flagOut.describe("the caller has asked for it"),
  verdict: clubVerdict.nullable(),
  application: application.nullable(),
  litter: caseLitter.nullable().describe("of a litter: its parents and kittens"),
  thread: z.array(message),
  colleagues: z.array(person),
  waiting: z.int().describe("cases that wait"),
  next_id: id.nullable().describe("the case that waits longest after this one"),
});
export type OneCase = z.output<typeof oneCase>;

export const caseConfirmBody = z.object({
  checks: z
    .array(z.string().max(CHECK_MAX, { error: code("invalid") }), { error: code("case_checks") })
    .max(MOST_CHECKS, { error: code("invalid") })
    .default([]),
  reason: optional(requiredLines(CASE_REASON_MAX, "required")),
  version: seenVersion,
});
export const caseDeclineBody = z.object({
  reason: requiredLines(CASE_REASON_MAX, "decline_reason"),
  version: seenVersion,
});
export const caseWordsBody = z.object({ text: requiredLines(CASE_TEXT_MAX, "required") });

const byId = z.object({ id: idInPath });
const decided = z.object({
  id,
  state: z.literal(CASE_STATES),
  final_at: moment.nullable(),
});
const refusals = [
  "case_not_found",
  "case_over",
  "case_decided",
  "own_application",
] as const satisfies readonly ErrorCode[];

export const caseCalls = calls({
  "GET /admin/cases": {
    summary: "What waits for the club, what has waited longest first",
    access: "club:read_cases",
    query: pageQuery({
      kind: kind.optional(),
      list: z.literal(CASE_LISTS, { error: code("unknown_query") }).optional(),
    }),
    data: z.array(waitingCase),
    beside: {
      counts: z
        .array(z.object({ kind, count: z.int() }))
        .describe("how many of each kind wait; kinds without any are left out"),
    },
    paged: true,
  },
  "GET /admin/cases/{id}": {
    summary: "A case with its paper, the rules' verdict, and what was said about it",
    access: "club:read_cases",
    params: byId,
    query: query({ kind: kind.optional().describe("of the next case") }),
    data: oneCase,
    errors: ["case_not_found"],
  },
  "PUT /admin/cases/{id}/confirm": {
    summary: "Confirm, having ticked what is needed; can be taken back for some minutes",
    access: "club:decide_cases",
    params: byId,
    body: caseConfirmBody,
    data: decided,
    errors: [
      ...refusals,
      "case_elsewhere",
      "case_changed",
      "case_cat_gone",
      "against_club_rules",
      "second_eyes_same",
      "own_registration",
      "merge_pair_changed",
      "cat_not_found",
      "own_ancestor",
      "merge_sexes",
      "merge_registered",
      "ad_with_club",
    ],
  },
  "PUT /admin/cases/{id}/decline": {
    summary: "Decline with a reason; can be taken back for some minutes",
    access: "club:decide_cases",
    params: byId,
    body: caseDeclineBody,
    data: decided,
    errors: [...refusals, "case_elsewhere", "case_changed", "own_registration"],
  },
  "PUT /admin/cases/{id}/take-back": {
    summary: "Take a decision back before it is carried out: the case waits again in its turn",
    access: "club:decide_cases",
    params: byId,
    data: decided,
    errors: ["case_not_found", "case_final", "own_application"],
  },
  "PUT /admin/cases/{id}/assign": {
    summary: "Give an open case to somebody of the club, or to nobody",
    access: "club:work_cases",
    params: byId,
    body: z.object({ member_id: optional(idInBody()) }),
    data: z.object({ id, assigned_to: id.nullable() }),
    errors: ["case_not_found", "case_over", "case_decided", "member_not_found"],
  },
  "POST /admin/cases/{id}/questions": {
    summary: "Ask the applicant back; the case keeps its turn",
    access: "club:work_cases",
    params: byId,
    body: caseWordsBody,
    creates: true,
    data: z.object({ id }),
    errors: [...refusals, "case_without_applicant"],
  },
  "POST /admin/cases/{id}/notes": {
    summary: "Add a note for the club",
    access: "club:work_cases",
    params: byId,
    body: caseWordsBody,
    creates: true,
    data: z.object({ id }),
    errors: ["case_not_found"],
  },
  "GET /cases/{id}/thread": {
    summary:
      "What the club asks about an application, correction or litter of the caller, and the answers",
    access: { rule: "case-applicant", id: "params.id" },
    params: byId,
    data: z.object({
      id,
      kind,
      subject_id: id,
      state: z.literal(CASE_STATES),
      asked_at: moment.nullable(),
      cat_id: id.nullable(),
      cat_name: z.string().nullable(),
      thread: z.array(message),
    }),
    errors: ["case_not_found"],
  },
  "POST /cases/{id}/answers": {
    summary: "Answer the club's question; the case waits for the club again, in its turn",
    access: { rule: "case-applicant", id: "params.id" },
    params: byId,
    body: caseWordsBody,
    creates: true,
    data: z.object({ id }),
    errors: ["case_not_found", "case_not_asked"],
  },
});
