/** Uploads, and metric and pedigree documents, whose scans only owners and the club see. */
import { z } from "zod";
import { METRIC_FIELDS, PEDIGREE_FIELDS } from "@felistry/domain/documents/fields.ts";
import { calls, type CallLimit } from "./call.ts";
import { code, id, idInBody, idInPath, ignored, query, seenVersion, version } from "./fields.ts";
import { bodyFields, shownFields } from "./record-fields.ts";
import { HOUR_SECONDS } from "./limits.ts";

export { UPLOAD_MAX_BYTES } from "@felistry/domain/documents/upload-limits.ts";
export const ISSUED_BY_MAX = PEDIGREE_FIELDS.issued_by.max;
export const uploadPrefixes = [
  "cat-photo",
  "profile",
  "cattery",
  "metric",
  "pedigree",
  "credential",
  "evidence",
  "message",
  "chip-proof",
  "club",
] as const;
/** Visible only to those concerned (decisions §7); the others are public photos. */
export const scanPrefixes: readonly UploadPrefix[] = [
  "metric",
  "pedigree",
  "credential",
  "evidence",
  "message",
  "chip-proof",
  "club",
];
export type UploadPrefix = (typeof uploadPrefixes)[number];

const byId = z.object({ id: idInPath });
const owner = query({ userId: z.string().max(20).optional() });

const ofCat = { cat_id: idInBody(), users_id: ignored, version: seenVersion };
const shownOfCat = { id, cat_id: id, abb: z.string(), version };

export const metric = z.object({ ...shownFields(METRIC_FIELDS), ...shownOfCat });
export const pedigree = z.object({ ...shownFields(PEDIGREE_FIELDS), ...shownOfCat });

export const metricBody = z.object({ ...bodyFields(METRIC_FIELDS), ...ofCat });
export const pedigreeBody = z.object({ ...bodyFields(PEDIGREE_FIELDS), ...ofCat });

/** A document stays with its cat, and keeps its scan if none is sent. */
export const metricChanges = metricBody.partial({ metric_img_url: true, cat_id: true });
export const pedigreeChanges = pedigreeBody.partial({ pedigree_img_url: true, cat_id: true });

/** A breeder may upload a whole cattery's photos in one evening. */
const UPLOAD_LIMITS = [
  { name: "upload", most: 300, windowSeconds: HOUR_SECONDS, per: "member" },
  { name: "upload", most: 1500, windowSeconds: HOUR_SECONDS, per: "address" },
] as const satisfies readonly CallLimit[];

export const documentCalls = calls({
  "POST /upload": {
    summary: "Upload one picture; returns the path for photo and document calls",
    access: "member",
    limits: UPLOAD_LIMITS,
    bodyKind: "multipart",
    creates: true,
    body: z.object({
      prefix: z.literal(uploadPrefixes, { error: code("invalid") }),
      catId: idInBody().optional(),
      userId: ignored,
    }),
    data: z.object({ filePath: z.string(), width: z.int(), height: z.int() }),
    beside: { filePath: z.string() },
    errors: [
      "no_file",
      "file_empty",
      "file_too_large",
      "wrong_file_type",
      "too_many_pixels",
      "broken_image",
      "picture_too_heavy",
      "pictures_busy",
      "files_quota",
      "unused_files_quota",
      "storage_full",
      "not_allowed",
      "cat_not_found",
    ],
  },
  "GET /cats/{id}/docs": {
    summary: "Both documents of a cat",
    access: { rule: "cat-reader", id: "params.id" },
    params: byId,
    query: query({ currentUserId: z.string().max(20).optional() }),
    data: z.object({ metric: metric.nullable(), pedigree: pedigree.nullable() }),
    errors: ["cat_not_found", "no_documents"],
  },
  "GET /cats/{id}/metric": {
    summary: "The metric of a cat",
    access: { rule: "cat-reader", id: "params.id" },
    params: byId,
    data: metric,
    errors: ["cat_not_found", "no_metric"],
  },
  "GET /cats/{id}/pedigree": {
    summary: "The pedigree document of a cat",
    access: { rule: "cat-reader", id: "params.id" },
    params: byId,
    data: pedigree,
    errors: ["cat_not_found", "no_pedigree"],
  },
  "GET /metrics/{id}": {
    summary: "A metric",
    access: { rule: "metric-reader", id: "params.id" },
    params: byId,
    data: metric,
    errors: ["document_not_found"],
  },
  "POST /metrics": {
    summary: "Add a metric",
    access: { rule: "cat-owner", id: "body.cat_id" },
    query: owner,
    body: metricBody,
    creates: true,
    data: metric,
    errors: ["cat_not_found", "cat_locked", "foreign_upload"],
  },
  "PUT /metrics/{id}": {
    summary: "Change a metric",
    access: { rule: "metric-owner", id: "params.id" },
    params: byId,
    query: owner,
    body: metricChanges,
    versioned: { of: "metric", id: "params.id" },
    data: metric,
    errors: ["document_not_found", "cat_locked", "foreign_upload"],
  },
  "GET /pedigrees/{id}": {
    summary: "A pedigree document",
    access: { rule: "pedigree-reader", id: "params.id" },
    params: byId,
    data: pedigree,
    errors: ["document_not_found"],
  },
  "POST /pedigrees": {
    summary: "Add a pedigree document",
    access: { rule: "cat-owner", id: "body.cat_id" },
    query: owner,
    body: pedigreeBody,
    creates: true,
    data: pedigree,
    errors: ["cat_not_found", "cat_locked", "foreign_upload"],
  },
  "PUT /pedigrees/{id}": {
    summary: "Change a pedigree document",
    access: { rule: "pedigree-owner", id: "params.id" },
    params: byId,
    query: owner,
    body: pedigreeChanges,
    versioned: { of: "pedigree", id: "params.id" },
    data: pedigree,
    errors: ["document_not_found", "cat_locked", "application_pending", "foreign_upload"],
  },
  "GET /scans/{name}": {
    summary: "The scan of a metric, a pedigree, a title or a test",
    access: { rule: "scan-reader", id: "params.name" },
    atRoot: true,
    params: z.object({ name: z.string().regex(/^[A-Za-z0-9_-]{16,60}\.webp$/) }),
    bytes: { types: ["image/webp"], hidden: true },
    errors: ["not_found"],
  },
});
