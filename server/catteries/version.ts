import { CATTERY_FIELDS } from "@felistry/domain/catteries/fields.ts";
import { formState } from "../db/record-state.ts";
import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over `catteries k`: what its form shows, by field name. */
const state = formState(CATTERY_FIELDS, "k");

export const catteryVersion = versionOf(state);

export const catteryVersionRules = {
  cattery: presentState(
    "cattery",
    "select from catteries where id = :rowId for update",
    state,
    "from catteries k where k.id = :rowId",
  ),
};
