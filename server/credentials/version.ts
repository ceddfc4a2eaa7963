import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over `credentials e`: what its form and the club's list show, and whether the club confirmed it. */
const state = `jsonb_build_object(
  'kind', e.kind, 'name', e.name, 'result', e.result, 'issued_by', e.issued_by, 'issued_on', e.issued_on,
  'scan_url', e.scan_url, 'confirmed', (e.confirmed_at is not null)::int)`;

export const credentialVersion = versionOf(state);

export const credentialVersionRules = {
  credential: presentState(
    "credential",
    "select from credentials e join cats c on c.id = e.cat_id where e.id = :rowId for no key update of c",
    state,
    "from credentials e where e.id = :rowId",
  ),
};
