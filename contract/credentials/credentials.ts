/** A cat's titles, show results, examinations and genetic tests, each with its level of proof. */
import { z } from "zod";
import { EVIDENCE_LEVELS } from "@felistry/domain/credentials/credential.ts";
import { CREDENTIAL_FIELDS } from "@felistry/domain/credentials/fields.ts";
import { JUDGE_ANSWERS } from "@felistry/domain/credentials/judges/asking.ts";
import { SHOW_CLASSES, SHOW_SYSTEMS } from "@felistry/domain/credentials/shows/awards.ts";
import { COUNTED_FACTS } from "@felistry/domain/credentials/shows/counted-facts.ts";
import { faultsOfShow } from "@felistry/domain/credentials/shows/result.ts";
import { calls } from "../call.ts";
import {
  code,
  flagOut,
  id,
  idInPath,
  moment,
  pageQuery,
  seenVersion,
  text,
  version,
} from "../fields.ts";
import { bodyFields, shownFields } from "../record-fields.ts";

const NAME_MAX = CREDENTIAL_FIELDS.name.max;
const byId = z.object({ id: idInPath });

export const credential = z.object({
  id,
  ...shownFields(CREDENTIAL_FIELDS),
  name: z.string().describe("the title, or what was tested"),
  issued_by: z.string().nullable().describe("the show or the laboratory"),
  evidence: z.literal(EVIDENCE_LEVELS),
  judge_answer: z
    .literal(JUDGE_ANSWERS)
    .nullable()
    .describe("what the judge said of this result; for owners and the club, otherwise null"),
  confirmed_at: moment.nullable(),
  scan_url: z.string().nullable().describe("for owners and the club; otherwise null"),
  version: version.nullable().describe("for those who may see the scan"),
});

export const credentialBody = z
  .object({ ...bodyFields(CREDENTIAL_FIELDS), version: seenVersion })
  .superRefine((body, context) => {
    for (const { field, code: message } of faultsOfShow(body))
      context.addIssue({ code: "custom", path: [field], message });
  });

const ofShow = {
  title: z.string(),
  show_system: z.literal(SHOW_SYSTEMS),
  show_class: z.literal(SHOW_CLASSES),
};

const titles = z.object({
  language: z.string().describe("of the rules' texts, which may lack the reader's"),
  reached: z
    .array(
      z.object({
        ...ofShow,
        day: z.string().describe("of the show on which it was reached"),
        confirmed: flagOut.describe(
          "0: it rests on results that neither the club nor their judge has confirmed",
        ),
        held: flagOut.describe("the cat has a title of this name"),
        rules: z.array(
          z.object({
            id: z.string(),
            text: z.string(),
            article: z.string().nullable(),
            source: z.string(),
          }),
        ),
        results: z.array(id).describe("the entries on which it rests, the oldest first"),
      }),
    )
    .describe("the lowest first"),
  next: z
    .array(
      z.object({
        ...ofShow,
        award: z.string().nullable().describe("the certificate that counts; null where points do"),
        unconfirmed: z
          .int()
          .describe(
            "how many of the results counted neither the club nor their judge has confirmed",
          ),
        missing: z.array(
          z.object({
            fact: z.literal(COUNTED_FACTS).describe("what the rule counts"),
            have: z.int().nullable(),
            need: z.int().nullable().describe("null: nothing that results tell"),
          }),
        ),
      }),
    )
    .describe("one for each class in which the cat has results"),
});

const waiting = credential.extend({
  cat_id: id,
  cat_name_cattery_prefix: z.string().nullable(),
  cat_name: z.string(),
  cat_name_suffix: z.string().nullable(),
  breed_ems: z.string(),
});

export const credentialCalls = calls({
  "GET /cats/{id}/credentials": {
    summary: "A cat's titles, show results and tests",
    access: "public",
    fromCopy: true,
    params: byId,
    data: z.array(credential),
    errors: ["cat_not_found"],
  },
  "POST /cats/{id}/credentials": {
    summary: "Enter a title, a show result or a test",
    access: { rule: "cat-owner", id: "params.id" },
    params: byId,
    body: credentialBody,
    creates: true,
    data: z.object({ id }),
    errors: [
      "cat_not_found",
      "foreign_upload",
      "too_many_credentials",
      "result_entered",
      "shown_before_birth",
      "shown_after_death",
    ],
  },
  "GET /cats/{id}/titles": {
    summary:
      "The titles that a cat's show results add up to by its federations' rules, and what the next one needs",
    access: "public",
    fromCopy: true,
    params: byId,
    data: titles,
    errors: ["cat_not_found"],
  },
  "POST /cats/{id}/titles": {
    summary: "Enter a title that the cat's results add up to; the club confirms it",
    access: { rule: "cat-owner", id: "params.id" },
    params: byId,
    body: z.object({
      title: text(NAME_MAX).min(1, { error: code("required") }),
      show_system: z.literal(SHOW_SYSTEMS, { error: code("invalid") }),
      show_class: z.literal(SHOW_CLASSES, { error: code("invalid") }),
    }),
    creates: true,
    data: z.object({ id }),
    errors: ["cat_not_found", "title_not_reached", "too_many_credentials"],
  },
  "PUT /credentials/{id}": {
    summary: "Change an entry; a confirmed one must be confirmed by the club again",
    access: { rule: "credential-owner", id: "params.id" },
    params: byId,
    body: credentialBody,
    versioned: { of: "credential", id: "params.id" },
    data: z.object({ id }),
    errors: [
      "credential_not_found",
      "papers_withheld",
      "foreign_upload",
      "result_entered",
      "shown_before_birth",
      "shown_after_death",
    ],
  },
  "DELETE /credentials/{id}": {
    summary: "Remove an entry",
    access: { rule: "credential-owner", id: "params.id" },
    params: byId,
    data: z.null(),
    errors: ["credential_not_found", "papers_withheld"],
  },
  "PUT /credentials/{id}/confirm": {
    summary: "Record that the club has seen the paper; not for the caller's own cat",
    access: "club:decide_credentials",
    params: byId,
    body: z.object({ confirmed: z.boolean({ error: code("invalid") }), version: seenVersion }),
    versioned: { of: "credential", id: "params.id" },
    data: z.object({ id, confirmed: flagOut }),
    errors: [
      "credential_not_found",
      "credential_without_scan",
      "own_cat_credential",
      "case_decided",
    ],
  },
  "GET /credentials/waiting": {
    summary: "Entries with a scan not yet confirmed by the club, oldest first",
    access: "club:read_credentials",
    query: pageQuery({}),
    data: z.array(waiting),
    paged: true,
  },
});
