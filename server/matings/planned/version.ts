import { presentState, versionOf } from "../../db/versioned.ts";

const mate = (id: string) => `(
  select concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix) from cats c where c.id = ${id})`;

/** SQL over `planned_matings p`: what both sides see. */
const state = `jsonb_build_object(
  'stage', p.stage, 'from_day', p.from_day, 'until_day', p.until_day, 'mated_from', p.mated_from, 'mated_until', p.mated_until,
  'stud_member_id', p.stud_member_id, 'dam', ${mate("p.dam_id")}, 'sire', ${mate("p.sire_id")})`;

export const matingVersion = versionOf(state);

export const matingVersionRules = {
  "planned-mating": presentState(
    "planned_mating",
    "select from planned_matings where id = :rowId for no key update",
    state,
    "from planned_matings p where p.id = :rowId",
  ),
};
