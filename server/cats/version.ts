/** What the forms of a cat show of it, by the names of their fields; its parents too, which another screen sets. */
import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import { presentState, versionOf } from "../db/versioned.ts";

const codes = COLOUR_KINDS.map((kind) => `'${kind}_ems', k.${kind}`).join(", ");

/** SQL over `cats c`. */
const state = `jsonb_build_object(
  'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix,
  'sex', c.sex, 'cat_birthdate', c.cat_birthdate, 'breed_id', c.breed_id, 'is_my_cat', c.is_my_cat,
  'description', c.description, 'chip', c.chip, 'users_id', c.users_id, 'breeder_id', c.breeder_id,
  'breeder_id_words', (select first_name || ' ' || last_name from users where id = c.breeder_id),
  'breeder_not_user', c.breeder_not_user, 'mother_id', c.mother_id, 'father_id', c.father_id)
  || coalesce((select jsonb_build_object(${codes}) from cat_colours k where k.cat_id = c.id), '{}')`;

export const catVersion = versionOf(state);

export const catVersionRules = {
  cat: presentState(
    "cat",
    "select from cats where id = $1 for no key update",
    state,
    "from cats c where c.id = $1",
  ),
};
