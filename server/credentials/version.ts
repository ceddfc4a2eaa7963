import { CREDENTIAL_FIELDS } from "@felistry/domain/credentials/fields.ts";
import { formState } from "../db/record-state.ts";
import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over `credentials e`: what its form and the club's list show, and what club and judge said of it. */
const state = `${formState(CREDENTIAL_FIELDS, "e")}
  || jsonb_build_object('confirmed', (e.confirmed_at is not null)::int, 'judge_answer', e.judge_answer)`;

export const credentialVersion = versionOf(state);

export const credentialVersionRules = {
  credential: presentState(
    "credential",
    "select from credentials e join cats c on c.id = e.cat_id where e.id = :rowId for no key update of c",
    state,
    "from credentials e where e.id = :rowId",
  ),
};
