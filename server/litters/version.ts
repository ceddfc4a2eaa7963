import { presentState, versionOf } from "../db/versioned.ts";

const parent = (id: string) => `(
  select concat_ws(' ', p.cat_name_cattery_prefix, p.cat_name, p.cat_name_suffix) from cats p where p.id = ${id})`;

/** SQL over `litters l`: what the person who answers for the stud sees. */
const state = `jsonb_build_object(
  'status', l.status, 'born', l.born, 'prefix', l.prefix, 'dam', ${parent("l.dam_id")}, 'sire', ${parent("l.sire_id")},
  'kittens', (select jsonb_agg(jsonb_build_array(k.cat_name, k.sex, k.colour, k.state, k.died_on) order by k.place)
              from litter_kittens k where k.litter_id = l.id))`;

export const litterVersion = versionOf(state);

export const litterVersionRules = {
  litter: presentState(
    "litter",
    "select from litters where id = :rowId for no key update",
    state,
    "from litters l where l.id = :rowId",
  ),
};
