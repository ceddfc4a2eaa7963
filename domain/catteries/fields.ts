import type { RecordTable } from "../record-fields.ts";
import { CATTERY_NAME_MAX, CATTERY_NAME_RULE, CATTERY_OTHER_NAME_MAX } from "./cattery-name.ts";

export const CATTERY_FIELDS = {
  cattery_name: {
    kind: "name",
    required: true,
    rule: CATTERY_NAME_RULE,
    max: CATTERY_NAME_MAX,
    error: "cattery_name",
  },
  cattery_name_full: { kind: "text" },
  other_name: { kind: "text", max: CATTERY_OTHER_NAME_MAX },
  certificate_issued_at: { kind: "date" },
  certificate_num: { kind: "text" },
  certificate_issued_by: { kind: "text", required: true, error: "cattery_issuer" },
  cat_systems_id: { kind: "row", required: true, error: "cattery_system" },
  image_url: { kind: "picture", required: true, error: "cattery_photo" },
} as const satisfies RecordTable;
