/** Reading a scanned pedigree: the result, its progress, and what the member has confirmed. */
import { z } from "zod";
import { BREEDER_TEXT_RULE } from "@felistry/domain/cats/breeder-text.ts";
import { CAT_NAME_RULE } from "@felistry/domain/cats/name.ts";
import { ANCESTOR_COUNT, LAST_POSITION } from "@felistry/domain/pedigree/positions.ts";
import { READING_STEPS } from "@felistry/domain/readings/steps.ts";
import { calls, type CallLimit } from "./call.ts";
import { catCard } from "./cats.ts";
import { ISSUED_BY_MAX } from "./documents.ts";
import {
  code,
  filePath,
  id,
  idInBody,
  idInPath,
  optional,
  optionalDay,
  optionalRuled,
  query,
  requiredText,
  ruled,
  text,
  TEXT_MAX,
} from "./fields.ts";
import { HOUR_SECONDS } from "./limits.ts";

const part = z.number().min(0).max(1);

const point = z.object({ x: z.number(), y: z.number() });
export const region = z.object({ page: z.int().min(0), x: part, y: part, w: part, h: part });
export const readField = z.object({
  value: z.string(),
  confidence: part,
  region: region.nullable(),
});
const fieldOrNot = readField.nullable();

/** The JSON content of `recognizedText` (domain/readings/recognised.ts). */
export const readPedigree = z.object({
  number: fieldOrNot,
  issuer: fieldOrNot,
  system: fieldOrNot,
  cat: z.object({
    prefix: fieldOrNot,
    name: fieldOrNot,
    suffix: fieldOrNot,
    sex: fieldOrNot,
    breed: fieldOrNot,
    ems: fieldOrNot,
    birthdate: fieldOrNot,
  }),
  breeder: fieldOrNot,
  owner: fieldOrNot,
  ancestors: z.array(
    z.object({
      position: z.int().min(2).max(LAST_POSITION),
      prefix: fieldOrNot,
      name: readField,
      suffix: fieldOrNot,
      ems: fieldOrNot,
      birthdate: fieldOrNot,
      number: fieldOrNot,
    }),
  ),
});

/** Reading takes seconds of CPU time: enough for a cattery's papers in one evening, but no more. */
const READING_LIMITS = [
  { name: "reading", most: 40, windowSeconds: HOUR_SECONDS, per: "member" },
  { name: "reading", most: 200, windowSeconds: HOUR_SECONDS, per: "address" },
] as const satisfies readonly CallLimit[];

/** The club checks more papers an hour than any cattery owns. */
const DESK_LIMITS = [
  { name: "desk-reading", most: 240, windowSeconds: HOUR_SECONDS, per: "member" },
] as const satisfies readonly CallLimit[];

/** Of one member, scans waiting or being read at a time. */
export const MOST_READINGS_WAITING = 3;

/** Chosen by the sender of the scan, to ask for its progress; the same id sent again is the same reading. */
const readingId = z.uuid({ error: code("invalid") });

export const readingNotices = ["endpoint_failed", "pages_left_out"] as const;

const notices = z.array(z.literal(readingNotices)).describe("what the user should know");
const recognisers = ["embedded", "endpoint"] as const;

const scanReading = z.object({
  pages: z
    .array(z.object({ width: z.int(), height: z.int(), jpeg: z.string() }))
    .describe(
      "the upright pages in Base64, unless the scan is a document's; regions refer to them",
    ),
  lines: z
    .array(z.object({ text: z.string(), region }))
    .describe("all recognised lines, also those in none of the fields; none of a document's scan"),
  page_count: z.int().describe("number of pages in the file"),
  turn: z
    .object({
      corners: z
        .tuple([point, point, point, point])
        .readonly()
        .nullish()
        .describe("of the paper in the picture, clockwise from the top left, if it was laid flat"),
      width: z.int(),
      height: z.int(),
      degrees: z.number(),
      quarters: z.int(),
    })
    .describe(
      "how the first page was turned clockwise for reading; regions refer to the turned picture",
    ),
  recogniser: z.literal(recognisers),
  notices,
  matches: z
    .array(z.object({ position: z.int(), cats: z.array(catCard) }))
    .describe("registered cats that may be the ancestors read"),
});
export type ScanReading = z.output<typeof scanReading>;

const readingState = z.object({
  id: readingId,
  cat_id: id.nullable(),
  pedigree_id: id.nullable().describe("the document whose scan is read"),
  step: z.literal(READING_STEPS),
  ahead: z.int().describe("number of scans ahead in the queue"),
  seconds: z.int().describe("about how many seconds are left"),
  page: z.int().describe("the page being read, 0 before the first"),
  pages: z.int(),
  part: part.describe("progress on this page"),
});
export type ReadingState = z.output<typeof readingState>;

const SCAN_FAULTS = [
  "broken_image",
  "too_many_pixels",
  "pdf_broken",
  "pdf_encrypted",
  "scan_unreadable",
  "scan_too_heavy",
] as const;

const ancestorPosition = z
  .int({ error: code("invalid") })
  .min(2, { error: code("invalid") })
  .max(LAST_POSITION, { error: code("invalid") });
const emsText = optional(text(60));

const knownAncestor = z.object({ position: ancestorPosition, cat_id: idInBody() });
const newAncestor = z.object({
  position: ancestorPosition,
  cat_id: z.null().optional(),
  cat_name_cattery_prefix: optionalRuled(CAT_NAME_RULE, "cat_prefix"),
  cat_name: ruled(CAT_NAME_RULE, "cat_name"),
  cat_name_suffix: optionalRuled(CAT_NAME_RULE, "cat_suffix"),
  cat_birthdate: optionalDay,
  ems: emsText,
  number: optional(text(TEXT_MAX)).describe("its number in the registry of its paper"),
});
export type NewAncestor = z.output<typeof newAncestor>;

/** Only what the member has confirmed is sent and saved. */
export const confirmedReading = z.object({
  pedigree_num: requiredText(TEXT_MAX, "pedigree_number"),
  issued_by: requiredText(ISSUED_BY_MAX, "document_issuer"),
  cat_systems_id: idInBody("system"),
  pedigree_img_url: filePath("document_file"),
  cat: z
    .object({
      cat_name_cattery_prefix: optionalRuled(CAT_NAME_RULE, "cat_prefix"),
      cat_name_suffix: optionalRuled(CAT_NAME_RULE, "cat_suffix"),
      cat_birthdate: optionalDay,
      ems: emsText,
      breeder_not_user: optionalRuled(BREEDER_TEXT_RULE, "breeder_text"),
    })
    .describe("fills empty fields; what the cat's page already says stays"),
  ancestors: z.array(z.union([knownAncestor, newAncestor])).max(ANCESTOR_COUNT),
});

const SKIP_REASONS = ["no_child", "not_yours", "other_parent"] as const;

const savedReading = z.object({
  pedigree_id: id,
  filled: z.array(z.string()).describe("the cat's fields that were empty"),
  linked: z.array(z.object({ position: z.int(), cat_id: id, created: z.boolean() })),
  skipped: z
    .array(z.object({ position: z.int(), reason: z.literal(SKIP_REASONS) }))
    .describe("ancestors neither linked nor created"),
});
export type SkipReason = (typeof SKIP_REASONS)[number];

export const readingCalls = calls({
  "POST /uploadToAi": {
    summary:
      "Read a scanned pedigree: a picture or a PDF. With `queued` the answer comes at once: the reading's place in the queue",
    access: "member",
    limits: READING_LIMITS,
    bodyKind: "multipart",
    creates: true,
    body: z.object({
      catId: idInBody().optional(),
      readingId: readingId.optional(),
      queued: z.literal("1", { error: code("invalid") }).optional(),
    }),
    data: z.union([scanReading, readingState]),
    beside: { recognizedText: z.string().describe("empty if the reading is queued") },
    errors: [
      "no_file",
      "file_empty",
      "file_too_large",
      "wrong_scan_type",
      ...SCAN_FAULTS,
      "readers_busy",
      "too_many_readings",
      "no_recogniser",
      "not_allowed",
      "cat_not_found",
    ],
  },
  "POST /pedigrees/{id}/reading": {
    summary:
      "Have the pedigree scan on a cat's page read, for the club's check; the same scan is read once",
    access: "club:work_cases",
    limits: DESK_LIMITS,
    params: z.object({ id: idInPath }),
    data: readingState,
    errors: ["document_not_found", "readers_busy", "too_many_readings", "no_recogniser"],
  },
  "GET /readings": {
    summary: "The caller's newest readings; they are kept for a day",
    access: "member",
    query: query({ catId: idInBody().optional(), pedigreeId: idInBody().optional() }),
    data: z.array(readingState),
  },
  "GET /readings/{id}": {
    summary: "What was read on the caller's scan",
    access: "member",
    params: z.object({ id: readingId }),
    data: scanReading,
    beside: { recognizedText: z.string() },
    errors: ["reading_not_found", "reading_unfinished", ...SCAN_FAULTS],
  },
  "DELETE /readings/{id}": {
    summary: "Cancel a reading, or delete what was read",
    access: "member",
    params: z.object({ id: readingId }),
    data: z.object({ id: readingId }),
    errors: ["reading_not_found"],
  },
  "GET /readings/{id}/progress": {
    summary: "The progress of the caller's reading; null if there is none with this id",
    access: "member",
    params: z.object({ id: readingId }),
    data: readingState.nullable(),
  },
  "POST /cats/{id}/pedigree/reading": {
    summary: "Save what a member has confirmed in a reading: document, empty fields, ancestors",
    access: { rule: "cat-owner", id: "params.id" },
    params: z.object({ id: idInPath }),
    body: confirmedReading,
    creates: true,
    data: savedReading,
    errors: [
      "cat_not_found",
      "cat_locked",
      "foreign_upload",
      "parent_not_found",
      "mother_not_female",
      "father_not_male",
      "parent_too_young",
      "mother_deceased",
      "father_deceased",
      "mother_neutered",
      "father_neutered",
      "result_before_birth",
      "own_ancestor",
      "cat_under_review",
    ],
  },
});
