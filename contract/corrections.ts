/** Requests to change facts of registered cats, which the club decides, and annulments of registrations. */
import { z } from "zod";
import { CORRECTED_FIELDS, CORRECTION_STATUSES } from "@felistry/domain/corrections/correction.ts";
import { CERTIFICATE_KINDS } from "@felistry/domain/certificates/kinds.ts";
import { calls } from "./call.ts";
import { correctedFields } from "./cat-fields.ts";
import { colourFields } from "./colours/colours.ts";
import {
  code,
  day,
  filePath,
  flag,
  flagOut,
  id,
  idInPath,
  moment,
  pageQuery,
  requiredLines,
  seenVersion,
  version,
} from "./fields.ts";
import { oftenEnough, share } from "./inbreeding.ts";
import { clubVerdict } from "./rules/club-rules.ts";
import type { ErrorCode } from "./errors.ts";

export const CORRECTION_REASON_MAX = 500;
/** As of a certificate that is revoked with it. */
export const ANNULMENT_REASON_MAX = 300;

/** What the registry's rules say of the facts asked for: at asking, and again at deciding. */
const againstRules = [
  "cat_not_found",
  "not_registered",
  "correction_of_nothing",
  "sex_of_parent_fixed",
  "member_not_found",
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
  "before_birth",
  "after_death",
  "own_ancestor",
  "colour_contradiction",
] as const satisfies readonly ErrorCode[];

const byId = z.object({ id: idInPath });

/** The request that the club asks its sender back about: it is changed, and no other is made. */
export const requestId = idInPath.optional();
export const notAmended = [
  "request_not_asked_back",
  "request_amended_often",
] as const satisfies readonly ErrorCode[];

const wanted = { ...correctedFields, ...colourFields };
export const wantedBody = z.object(wanted);

export const correctionBody = z.object({
  ...wanted,
  reason: requiredLines(CORRECTION_REASON_MAX, "correction_reason"),
  evidence_url: filePath("correction_evidence"),
  version: seenVersion,
  request_id: requestId,
});

export const correctionDecisionBody = z.object({
  decision: requiredLines(CORRECTION_REASON_MAX, "correction_reason"),
  version: seenVersion,
});

export const annulmentBody = z.object({
  reason: requiredLines(ANNULMENT_REASON_MAX, "correction_reason"),
  version: seenVersion,
});

export const banBody = z
  .object({
    from_day: day(),
    until_day: day(),
    reason: requiredLines(ANNULMENT_REASON_MAX, "correction_reason"),
    is_shown: flag.default(0),
  })
  .refine(({ from_day, until_day }) => until_day >= from_day, {
    path: ["until_day"],
    error: code("ban_days"),
  });

const ban = z.object({
  id,
  from_day: z.string(),
  until_day: z.string(),
  reason: z.string(),
  is_shown: flagOut.describe("on the cat's page, for everybody"),
  lifted_at: moment.nullable(),
});

const brief = {
  id,
  cat_id: id,
  cat_name: z.string().describe("the full name today"),
  reg_num: z.string().nullable(),
  status: z.literal(CORRECTION_STATUSES),
  fields: z.array(z.literal(CORRECTED_FIELDS)),
  created_at: moment,
};

const waiting = z.object({
  ...brief,
  asker_id: id,
  asker: z.string(),
});

const own = z.object({
  ...brief,
  decision: z.string().nullable().describe("the club's reason"),
  decided_at: moment.nullable(),
});

const named = z.object({ id, name: z.string() });

const stored = z.union([z.string(), z.number(), z.null()]);

export const correction = z.object({
  ...brief,
  asker: named,
  reason: z.string(),
  evidence_url: z.string().nullable().describe("null once the request is withdrawn or has lapsed"),
  decision: z.string().nullable(),
  decided_at: moment.nullable(),
  decided_by: z.string().nullable(),
  may_withdraw: flagOut,
  asked_case_id: id
    .nullable()
    .describe(
      "the case in which the club asks its asker back, who may send the request anew until the answer",
    ),
  asked: z
    .record(z.string(), z.union([stored, z.record(z.string(), stored)]))
    .nullable()
    .describe("meanwhile the values asked for, by field; a colour as its codes"),
  may_decide: flagOut,
  version,
  changes: z.array(
    z.object({
      field: z.literal(CORRECTED_FIELDS),
      before: z.string().nullable().describe("when it was asked"),
      after: z.string().nullable(),
      now: z.string().nullable().describe("today"),
    }),
  ),
  touches: z
    .object({
      certificates: z.array(
        z.object({ code: z.string(), kind: z.literal(CERTIFICATE_KINDS), cat: named }),
      ),
      offspring: z.int(),
      titles: z.int().describe("titles and results of the cat that the club has confirmed"),
      inbreeding: z
        .object({ before: share, after: share })
        .nullable()
        .describe("for a change of a parent"),
    })
    .describe("what a confirmation changes besides"),
});
export type Correction = z.output<typeof correction>;

const decided = [
  "correction_not_found",
  "correction_over",
  "own_correction",
  "case_decided",
] as const;

export const correctionCalls = calls({
  "POST /cats/{id}/corrections": {
    summary:
      "Ask the club to change facts of a registered cat; fields that are left out stay. With `request_id`, its asker changes that request, about which the club asks back",
    access: { rule: "cat-owner", id: "params.id" },
    params: byId,
    body: correctionBody,
    versioned: { of: "cat", id: "params.id" },
    creates: true,
    data: z.object({ id }),
    errors: [...againstRules, "correction_open", "foreign_upload", ...notAmended],
  },
  "POST /cats/{id}/corrections/club-rules": {
    summary:
      "What the club's rules would say of a correction, before it is sent: of the cat as it would be, and of its young. Nothing is stored",
    access: { rule: "cat-owner", id: "params.id" },
    limits: oftenEnough("corrections-club-rules", 300),
    params: byId,
    body: wantedBody,
    data: clubVerdict.nullable().describe("null if nothing would change"),
    errors: ["cat_not_found", "not_registered"],
  },
  "GET /me/corrections": {
    summary: "The caller's requests, newest first; of one cat if it is named",
    access: "member",
    query: pageQuery({ cat_id: idInPath.optional() }),
    data: z.array(own),
    paged: true,
  },
  "GET /corrections/waiting": {
    summary: "Requests that the club has not decided, oldest first",
    access: "club:read_cases",
    query: pageQuery({}),
    data: z.array(waiting),
    paged: true,
  },
  "GET /corrections/{id}": {
    summary: "A request, with what a confirmation would touch; for its asker and the club",
    access: { rule: "correction-reader", id: "params.id" },
    params: byId,
    data: correction,
    errors: ["correction_not_found"],
  },
  "GET /corrections/{id}/club-rules": {
    summary:
      "What the club's rules say of a request; once it is decided, what they said that day. For its asker and the club",
    access: { rule: "correction-reader", id: "params.id" },
    limits: oftenEnough("correction-club-rules", 1_000),
    params: byId,
    data: clubVerdict.nullable().describe("null of a request that was withdrawn or has lapsed"),
    errors: ["correction_not_found"],
  },
  "PUT /corrections/{id}/withdraw": {
    summary: "Withdraw an undecided request",
    access: { rule: "correction-asker", id: "params.id" },
    params: byId,
    data: z.object({ id, status: z.literal("withdrawn") }),
    errors: ["correction_not_found", "correction_over"],
  },
  "PUT /corrections/{id}/confirm": {
    summary: "Change the facts as asked; certificates that say otherwise are superseded",
    access: "club:decide_cases",
    params: byId,
    body: correctionDecisionBody,
    versioned: { of: "correction", id: "params.id" },
    data: z.object({ id, status: z.literal("confirmed") }),
    errors: [
      ...decided,
      ...againstRules,
      "against_club_rules",
      "correction_of_former_owner",
      "second_eyes_needed",
    ],
  },
  "PUT /corrections/{id}/decline": {
    summary: "Leave the facts as they are, with a reason for the asker",
    access: "club:decide_cases",
    params: byId,
    body: correctionDecisionBody,
    versioned: { of: "correction", id: "params.id" },
    data: z.object({ id, status: z.literal("declined") }),
    errors: [...decided],
  },
  "POST /cats/{id}/annulment": {
    summary:
      "Annul a cat's registration: its certificates are revoked, its number is never given again",
    access: "club:decide_cases",
    params: byId,
    body: annulmentBody,
    versioned: { of: "cat", id: "params.id" },
    creates: true,
    data: z.object({
      id: id.describe("of the annulment, or of the case in which it waits"),
      reg_num: z.string(),
      waits: flagOut.describe("for a second administrator, who makes the same call"),
    }),
    errors: ["cat_not_found", "not_registered", "own_registration", "second_eyes_same"],
  },
  "PUT /cats/{id}/annulment/withdraw": {
    summary: "Withdraw the annulment for which the caller was the first of two, while it waits",
    access: "club:decide_cases",
    params: byId,
    data: z.object({ id: id.describe("of the case"), status: z.literal("withdrawn") }),
    errors: ["cat_not_found", "case_over", "not_allowed"],
  },
  "GET /cats/{id}/bans": {
    summary: "The times for which the club does not let a cat breed, newest first",
    access: { rule: "cat-reader", id: "params.id" },
    params: byId,
    data: z.array(ban),
    errors: ["cat_not_found"],
  },
  "POST /cats/{id}/bans": {
    summary: "Let a cat not breed for a time: litters bred meanwhile are refused",
    access: "club:decide_cases",
    params: byId,
    body: banBody,
    creates: true,
    data: z.object({ id }),
    errors: ["cat_not_found", "own_registration"],
  },
  "PUT /bans/{id}/lift": {
    summary: "Lift a ban",
    access: "club:decide_cases",
    params: byId,
    data: z.object({ id }),
    errors: ["ban_not_found", "ban_lifted"],
  },
});
