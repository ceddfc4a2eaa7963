/** Registration by the club: applications and their decisions. */
import { z } from "zod";
import { APPLICATION_STATUSES } from "@felistry/domain/registration/application-status.ts";
import { calls } from "./call.ts";
import { catCard } from "./cats.ts";
import type { ErrorCode } from "./errors.ts";
import {
  code,
  id,
  idInBody,
  idInPath,
  ignored,
  moment,
  optional,
  pageQuery,
  query,
  requiredLines,
  seenVersion,
  text,
  version,
} from "./fields.ts";

export const REASON_MAX = 500;

/** Somebody else decided first: the message says who, when and what. */
const decided = [
  "application_confirmed",
  "application_declined",
  "application_withdrawn",
] as const satisfies readonly ErrorCode[];

const byId = z.object({ id: idInPath });

/** A pending application as shown at the club's desk, in addition to the cat's card (`GET /cats/notregistered`). */
export const application = z.object({
  application_id: id,
  cat_id: id,
  pedigrees_id: id,
  num: z.string(),
  issued_by: z.string(),
  pedigree_system_abb: z.string(),
  cat_systems_id: id,
  pedigree_img_url: z.string(),
  breeder_first_name: z.string().nullable(),
  breeder_last_name: z.string().nullable(),
  breeder_not_user: z.string().nullable(),
  applicant_id: id,
  applicant_first_name: z.string(),
  applicant_last_name: z.string(),
  created_at: moment,
  version,
  facts: z
    .record(z.string(), z.union([z.string(), z.number()]).nullable())
    .describe("what the version covers: cat, document and ancestors by position, as text"),
});
export type Application = z.output<typeof application>;

/** The application shown at the desk, so that one withdrawn and sent again meanwhile is not decided unseen. */
const seenApplication = optional(idInBody());

export const declineBody = z.object({
  userId: ignored,
  application_id: seenApplication,
  version: seenVersion,
  reason: requiredLines(REASON_MAX, "decline_reason"),
});

const catIds = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/, { error: code("unknown_query") })
  .transform((list) => list.split(",").map(Number));

export const registrationCalls = calls({
  "GET /cats/notregistered": {
    summary: "Cats of pending applications",
    access: "club:read_cases",
    query: query({ ids: catIds }),
    data: z.array(catCard),
  },
  "GET /cats/{id}/applications": {
    summary: "The state of a cat's application",
    access: { rule: "application-reader", id: "params.id" },
    params: byId,
    data: z.object({
      status: z
        .literal(APPLICATION_STATUSES)
        .nullable()
        .describe("of the newest application; null if there is none"),
      application_id: id.nullable(),
      reason: z.string().nullable().describe("why it was declined"),
      created_at: moment.nullable(),
      decided_at: moment.nullable(),
      reg_num: z.string().nullable(),
      asked_case_id: id.nullable().describe("the case in which the club asks the caller back"),
      may_withdraw: z.boolean().describe("it is pending and was sent by the caller"),
    }),
    errors: ["cat_not_found"],
  },
  "GET /applications/not-solve": {
    summary:
      "Applications waiting for a decision. A page of a search may be short, even empty, and still have a `next`",
    access: "club:read_cases",
    query: pageQuery({ userId: z.string().max(20).optional(), q: text().optional() }),
    data: z.array(application),
    paged: true,
    mayBeEmpty: true,
  },
  "POST /applications/send-to-registration/{catId}": {
    summary: "Apply to have a cat registered",
    access: { rule: "cat-owner", id: "params.catId" },
    params: z.object({ catId: idInPath }),
    body: z.object({
      pedigrees_id: idInBody(),
      club_id: optional(idInBody()).describe("which club of several is asked; else the first"),
    }),
    creates: true,
    data: z.object({ application_id: id, status: z.literal("pending") }),
    errors: ["cat_not_found", "pedigree_not_of_cat", "application_pending", "already_registered"],
  },
  "PUT /applications/{id}/withdraw": {
    summary: "Withdraw a pending application",
    access: { rule: "application-applicant", id: "params.id" },
    params: byId,
    data: z.object({ application_id: id, status: z.literal("withdrawn") }),
    errors: ["application_not_found", ...decided],
  },
  "PUT /cats/{id}/register-pedigree": {
    summary: "Confirm: the cat becomes a registered cat",
    access: "club:decide_cases",
    params: byId,
    body: z
      .object({ userId: ignored, application_id: seenApplication, version: seenVersion })
      .optional(),
    versioned: { of: "application", id: "params.id" },
    data: z.object({ cat_id: id, reg_num: z.string() }),
    errors: [
      "cat_not_found",
      "no_pending_application",
      "own_application",
      "case_decided",
      "against_club_rules",
      "already_registered",
      ...decided,
    ],
  },
  "PUT /cats/{id}/delete-pedigree-application": {
    summary: "Decline, with a reason for the applicant",
    access: "club:decide_cases",
    params: byId,
    body: declineBody,
    versioned: { of: "application", id: "params.id" },
    data: z.object({ cat_id: id, status: z.literal("declined") }),
    errors: [
      "cat_not_found",
      "no_pending_application",
      "own_application",
      "case_decided",
      ...decided,
    ],
  },
});
