import type { RecordTable } from "../record-fields.ts";
import { CREDENTIAL_KINDS } from "./credential.ts";

const NAME_MAX = 60;

export const CREDENTIAL_FIELDS = {
  kind: { kind: "choice", required: true, choices: CREDENTIAL_KINDS, error: "required" },
  name: { kind: "text", required: true, max: NAME_MAX, error: "required" },
  result: { kind: "text", max: NAME_MAX },
  issued_by: { kind: "text" },
  issued_on: { kind: "date" },
  scan_url: { kind: "picture", error: "document_file" },
  confirmed_at: { kind: "moment", by: "club" },
  confirmed_by: { kind: "member", by: "club" },
} as const satisfies RecordTable;
