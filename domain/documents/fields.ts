import type { RecordTable } from "../record-fields.ts";

const issued = {
  issued_by: { kind: "text", required: true, max: 50, error: "document_issuer" },
  cat_systems_id: { kind: "row", required: true, error: "system" },
} as const satisfies RecordTable;
const scan = { kind: "picture", required: true, error: "document_file" } as const;

export const METRIC_FIELDS = {
  metric_num: { kind: "text", required: true, error: "metric_number" },
  ...issued,
  metric_img_url: scan,
} as const satisfies RecordTable;

export const PEDIGREE_FIELDS = {
  pedigree_num: { kind: "text", required: true, error: "pedigree_number" },
  ...issued,
  pedigree_img_url: scan,
} as const satisfies RecordTable;

export const DOCUMENT_FIELDS = { metric: METRIC_FIELDS, pedigree: PEDIGREE_FIELDS } as const;
