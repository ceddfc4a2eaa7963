import { CAT_NAME_MAX, CAT_NAME_RULE } from "../cats/name.ts";
import type { RecordTable } from "../record-fields.ts";
import { LITTER_STATUSES } from "./rules.ts";

/** Its kittens are a list of their own. */
export const LITTER_FIELDS = {
  dam_id: { kind: "row", required: true },
  sire_id: { kind: "row", required: true },
  born: { kind: "date", required: true },
  prefix: { kind: "name", rule: CAT_NAME_RULE, max: CAT_NAME_MAX, error: "cat_prefix" },
  status: { kind: "choice", required: true, choices: LITTER_STATUSES, by: "site" },
  decided_at: { kind: "moment", by: "site" },
  by_rules: { kind: "text", by: "site" },
} as const satisfies RecordTable;
