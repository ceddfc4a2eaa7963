import { presentState, versionOf } from "../../db/versioned.ts";

/** SQL over `judges j`: what their form shows, by field name. Row security keeps another club's from a desk. */
const state = `jsonb_build_object('name', j.name, 'email', j.email, 'systems', j.systems, 'locale', j.locale,
  'rested', (j.rested_at is not null)::int)`;

export const judgeVersion = versionOf(state);

export const judgeVersionRules = {
  judge: presentState(
    "judge",
    "select from judges where id = :rowId for no key update",
    state,
    "from judges j where j.id = :rowId",
  ),
};
