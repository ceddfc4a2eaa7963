/** A cat's titles, show results, examinations and genetic tests, each with its level of proof. */
import { z } from "zod";
import { EVIDENCE_LEVELS } from "@felistry/domain/credentials/credential.ts";
import { CREDENTIAL_FIELDS } from "@felistry/domain/credentials/fields.ts";
import { calls } from "./call.ts";
import { code, flagOut, id, idInPath, moment, pageQuery, seenVersion, version } from "./fields.ts";
import { bodyFields, shownFields } from "./record-fields.ts";

const byId = z.object({ id: idInPath });

export const credential = z.object({
  id,
  ...shownFields(CREDENTIAL_FIELDS),
  name: z.string().describe("the title, or what was tested"),
  issued_by: z.string().nullable().describe("the show or the laboratory"),
  evidence: z.literal(EVIDENCE_LEVELS),
  confirmed_at: moment.nullable(),
  scan_url: z.string().nullable().describe("for owners and the club; otherwise null"),
  version: version.nullable().describe("for those who may see the scan"),
});

export const credentialBody = z.object({ ...bodyFields(CREDENTIAL_FIELDS), version: seenVersion });

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
    errors: ["cat_not_found", "foreign_upload", "too_many_credentials"],
  },
  "PUT /credentials/{id}": {
    summary: "Change an entry; a confirmed one must be confirmed by the club again",
    access: { rule: "credential-owner", id: "params.id" },
    params: byId,
    body: credentialBody,
    versioned: { of: "credential", id: "params.id" },
    data: z.object({ id }),
    errors: ["credential_not_found", "papers_withheld", "foreign_upload"],
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
