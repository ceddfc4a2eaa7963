import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over `catteries k`: what its form shows, by field name. */
const state = `jsonb_build_object(
  'cattery_name', k.cattery_name, 'cattery_name_full', k.cattery_name_full,
  'certificate_issued_at', k.certificate_issued_at, 'certificate_num', k.certificate_num,
  'certificate_issued_by', k.certificate_issued_by, 'cat_systems_id', k.cat_systems_id, 'image_url', k.image_url)`;

export const catteryVersion = versionOf(state);

export const catteryVersionRules = {
  cattery: presentState(
    "cattery",
    "select from catteries where id = :rowId for update",
    state,
    "from catteries k where k.id = :rowId",
  ),
};
