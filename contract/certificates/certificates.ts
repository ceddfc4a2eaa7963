/** Certificates of registered cats, and their public verification. */
import { z } from "zod";
import { readCode } from "@felistry/domain/certificates/code.ts";
import { CERTIFICATE_KINDS, CERTIFICATE_STATUSES } from "@felistry/domain/certificates/kinds.ts";
import { LAST_POSITION } from "@felistry/domain/pedigree/positions.ts";
import { TRANSFER_DIRECTIONS } from "@felistry/domain/transfers/transfer.ts";
import { calls, type CallLimit } from "../call.ts";
import { HOUR_SECONDS } from "../limits.ts";
import { code, flagOut, id, idInPath, moment, rawText, requiredLines, sex } from "../fields.ts";
import { furtherWords } from "../translated.ts";

export const REVOKE_REASON_MAX = 300;
/** The longest code that a reader may type, with groups, spaces and dashes. */
export const TYPED_CODE_MAX = 60;

export const certificateKind = z.literal(CERTIFICATE_KINDS, { error: code("certificate_kind") });
const certificateStatus = z.literal(CERTIFICATE_STATUSES);

const certificateCode = rawText(TYPED_CODE_MAX, "certificate_code")
  .transform((typed, context) => {
    const read = readCode(typed);
    if (read !== null) return read;
    context.addIssue({ code: "custom", message: code("certificate_code") });
    return z.NEVER;
  })
  .describe("sixteen characters; case, dashes and look-alikes (O for 0) do not matter");

const byCat = z.object({ id: idInPath });
const byCode = z.object({ code: certificateCode });

const nameShape = {
  prefix: z.string().nullable(),
  name: z.string(),
  suffix: z.string().nullable(),
  breed: z.string().describe("three-letter EMS code of the breed"),
  ems: z.string().nullable().describe("colour part of the EMS code"),
  born: z.string().nullable(),
  reg_num: z.string().nullable(),
};

/** What a certificate says; its SHA-256 in canonical form (RFC 8785) is the fingerprint. */
export const certifiedFacts = z.object({
  version: z.literal([1, 2]).describe("2 if the cat has been transferred between clubs"),
  kind: certificateKind,
  cat: z.object({ ...nameShape, sex, reg_num: z.string() }),
  breeder: z.string().nullable(),
  owner: z.string().nullable(),
  ancestors: z.array(
    z.object({
      ...nameShape,
      position: z.int().min(2).max(LAST_POSITION).describe("ahnentafel: 2 the sire, 3 the dam"),
      born: z.string().nullable().describe("for parents and grandparents only"),
    }),
  ),
  transfers: z
    .array(
      z.object({
        direction: z.literal(TRANSFER_DIRECTIONS),
        club: z.string(),
        number: z.string().nullable().describe("the cat's in the other club"),
        on: z.string().describe("the day of the club's decision"),
      }),
    )
    .optional()
    .describe("from and to other clubs, the oldest first"),
});
export type CertifiedFacts = z.output<typeof certifiedFacts>;

/** As of the day of issue; no part of the facts, and so of the fingerprint. */
export const certificateRemarks = z.object({
  neutered_on: z.string().nullable(),
  has_died: flagOut,
  died_on: z.string().nullable(),
  bans: z
    .array(z.object({ from: z.string(), until: z.string() }))
    .describe("the times for which the club did not let the cat breed, of those that it shows"),
});
export type CertificateRemarks = z.output<typeof certificateRemarks>;

const certificateShape = {
  code: z.string(),
  kind: certificateKind,
  status: certificateStatus,
  issued_at: moment,
  ended_at: moment.nullable().describe("when it was superseded or revoked, if known"),
  fingerprint: z.string().describe("SHA-256 of the certified facts, 64 hexadecimal digits"),
  is_duplicate: flagOut.describe("replaces a lost one with the same facts"),
  has_duplicate: flagOut.describe("was lost, and is replaced by a duplicate"),
};

export const certificate = z.object({
  ...certificateShape,
  cat_id: id,
  reason: z.string().nullable().describe("why it was revoked"),
  pdf: z.string().describe("the address of its PDF, for those who may list it"),
});

export const verification = z.object({
  ...certificateShape,
  entry: z
    .object({ index: z.int(), size: z.int(), signed_at: moment })
    .nullable()
    .describe(
      "its place in the log and the first checkpoint that covers it; null for some seconds",
    ),
  cat_id: id,
  has_died: flagOut.describe("the cat, whatever is certified"),
  ban: z
    .object({ from: z.string(), until: z.string() })
    .nullable()
    .describe("for which time the club does not let it breed, if it shows that"),
  remarks: certificateRemarks.nullable().describe("what is printed besides what is certified"),
  lifted_bans: z
    .array(z.object({ from: z.string(), until: z.string(), at: moment }))
    .describe("of the bans among the remarks, those that the club has lifted since"),
  breed_en: z.string(),
  breed_ru: z.string(),
  // A certificate keeps the words it was issued with, perhaps before the language was added.
  ...furtherWords("breed", z.string().optional()),
  colour_en: z.string().nullable(),
  colour_ru: z.string().nullable(),
  drawing: z.string().describe("the name of its drawing, `/drawn/<name>.svg`"),
  certified: certifiedFacts,
  other_names: z
    .array(z.object({ position: z.int().min(1).max(LAST_POSITION), name: z.string() }))
    .describe(
      "names in the reader's script, of those that are written in another; not part of what is certified",
    ),
  other_persons: z
    .object({ breeder: z.string().nullable(), owner: z.string().nullable() })
    .describe("the same of breeder and owner"),
  former: z
    .array(z.literal(["breeder", "owner"]))
    .describe(
      "people whose names are withheld because they have left; the fingerprint covers the facts including the names",
    ),
});

/** Anyone with certificates in hand checks a few; guessing codes takes more. */
const VERIFY_LIMITS = [
  { name: "verify", most: 120, windowSeconds: 10 * 60, per: "address" },
] as const satisfies readonly CallLimit[];

/** Each sheet is drawn on demand. */
const SHEET_LIMITS = [
  { name: "certificate-sheet", most: 100, windowSeconds: 10 * 60, per: "member" },
] as const satisfies readonly CallLimit[];

/** Each ends another certificate, and is a leaf of the log: nobody loses more in a day. */
export const DUPLICATES_A_DAY = 10;
const DUPLICATE_LIMITS = [
  {
    name: "certificate-duplicate",
    most: DUPLICATES_A_DAY,
    windowSeconds: 24 * HOUR_SECONDS,
    per: "member",
  },
] as const satisfies readonly CallLimit[];

export const issueBody = z.object({ kind: certificateKind });
export const duplicateBody = z.object({
  reason: requiredLines(REVOKE_REASON_MAX, "revoke_reason"),
});
export const revokeBody = z.object({
  reason: requiredLines(REVOKE_REASON_MAX, "revoke_reason"),
});

export const certificateCalls = calls({
  "GET /cats/{id}/certificates": {
    summary: "The certificates of a cat, newest first",
    access: { rule: "cat-reader", id: "params.id" },
    params: byCat,
    data: z.array(certificate),
    errors: ["cat_not_found"],
  },
  "POST /cats/{id}/certificates": {
    summary:
      "Issue a certificate for a registered cat; returns an existing one if it is valid and says the same, remarks included",
    access: { rule: "cat-reader", id: "params.id" },
    params: byCat,
    body: issueBody,
    creates: true,
    data: certificate,
    errors: ["cat_not_found", "cat_not_registered"],
  },
  "POST /cats/{id}/certificates/{code}/duplicate": {
    summary:
      "Replace a lost certificate by a duplicate with another code; the lost one is superseded",
    access: { rule: "cat-reader", id: "params.id" },
    limits: DUPLICATE_LIMITS,
    params: byCat.extend({ code: certificateCode }),
    body: duplicateBody,
    creates: true,
    data: certificate,
    errors: ["cat_not_found", "certificate_not_found", "certificate_not_valid"],
  },
  "GET /verify/{code}": {
    summary: "What was certified under a code, and whether it is still valid",
    access: "public",
    limits: VERIFY_LIMITS,
    params: byCode,
    data: verification,
    errors: ["certificate_not_found"],
  },
  "PUT /certificates/{code}/revoke": {
    summary: "Revoke a valid certificate, with a reason for the cat's owners",
    access: "club:decide_cases",
    params: byCode,
    body: revokeBody,
    data: certificate,
    errors: ["certificate_not_found", "certificate_not_valid"],
  },
  "GET /certificates/{name}": {
    summary: "The sheet of a certificate, named by its code",
    access: { rule: "certificate-reader", id: "params.name" },
    atRoot: true,
    limits: SHEET_LIMITS,
    params: z.object({ name: z.string().regex(/^[^.]{16,60}\.pdf$/) }),
    bytes: { types: ["application/pdf"], hidden: true },
    errors: ["not_found"],
  },
});
