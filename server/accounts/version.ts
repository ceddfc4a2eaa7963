import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over `users u`: what the profile form shows, by field name. */
const state = `jsonb_build_object(
  'first_name', u.first_name, 'last_name', u.last_name, 'middle_name', u.middle_name, 'other_name', u.other_name_given, 'birthday', u.birthday,
  'country_id', u.country_id, 'about', u.about, 'site_url', u.site_url, 'social_url', u.social_url)`;

export const profileVersion = versionOf(state);

export const profileVersionRules = {
  profile: presentState(
    "profile",
    "select from users where id = :rowId for no key update",
    state,
    "from users u where u.id = :rowId",
  ),
};
