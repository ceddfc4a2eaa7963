import { CREDENTIAL_FIELDS } from "@felistry/domain/credentials/fields.ts";
import { formState } from "../db/record-state.ts";
import { presentState, shownVersion, versionOf } from "../db/versioned.ts";

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

/** At the desk the paper is compared with the cat's page too. */
export const shownVersionOfCredential = shownVersion(
  "credential",
  `${state} || jsonb_build_object('cat', concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix), 'sex', c.sex,
    'born', birth_text(c.cat_birthdate, c.cat_birthdate_precision), 'breed', c.breed_id, 'chip', c.chip)`,
  "from credentials e join cats c on c.id = e.cat_id where e.id = :rowId",
);
