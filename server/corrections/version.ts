/** What the club decides a request by: what is asked for, the cat as it is, and how far the change reaches. */
import { fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { presentState, shownVersion } from "../db/versioned.ts";

const fields = fieldsWith("correct")
  .filter((field) => field !== "ems")
  .map((field) => `'${field}', c.${field}`)
  .join(", ");

/** SQL over `corrections r`, `cats c` and `cat_colours k`. */
export const correctionState = `(select jsonb_build_object('status', r.status, 'asked', r.changes, 'why', r.reason, 'evidence', r.evidence_url, ${fields}, 'ems', k.ems, 'reg_num', c.reg_num,
  'offspring', (select count(*) from cats o where o.mother_id = c.id or o.father_id = c.id)))`;

const READ =
  "from corrections r join cats c on c.id = r.cat_id left join cat_colours k on k.cat_id = c.id where r.id = :rowId";

export const correctionVersionRules = {
  correction: presentState(
    "correction",
    "select from corrections r join cats c on c.id = r.cat_id where r.id = :rowId for no key update of c",
    correctionState,
    READ,
  ),
};

export const shownVersionOfCorrection = shownVersion("correction", correctionState, READ);
