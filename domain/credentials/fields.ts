import type { RecordTable } from "../record-fields.ts";
import { CREDENTIAL_KINDS } from "./credential.ts";
import { JUDGE_ANSWERS } from "./judges/asking.ts";
import { POINTS_MAX, SHOW_CLASSES, SHOW_SYSTEMS } from "./shows/awards.ts";

const NAME_MAX = 60;

export const CREDENTIAL_FIELDS = {
  kind: { kind: "choice", required: true, choices: CREDENTIAL_KINDS, error: "required" },
  name: { kind: "text", required: true, max: NAME_MAX, error: "required" },
  result: { kind: "text", max: NAME_MAX },
  issued_by: { kind: "text" },
  issued_on: { kind: "date" },
  show_system: { kind: "choice", choices: SHOW_SYSTEMS, error: "invalid" },
  show_country: { kind: "name", rule: /^[A-Z]{2}$/, error: "show_country" },
  show_class: { kind: "choice", choices: SHOW_CLASSES, error: "invalid" },
  judge: { kind: "text" },
  points: { kind: "count", max: POINTS_MAX, error: "show_points" },
  scan_url: { kind: "picture", error: "document_file" },
  judge_answer: { kind: "choice", choices: JUDGE_ANSWERS, by: "site" },
  judge_answered_at: { kind: "moment", by: "site" },
  confirmed_at: { kind: "moment", by: "club" },
  confirmed_by: { kind: "member", by: "club" },
} as const satisfies RecordTable;
