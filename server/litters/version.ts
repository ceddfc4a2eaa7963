import { credentialVersion } from "../credentials/queries.ts";
import { presentState, shownVersion, versionOf } from "../db/versioned.ts";

const parent = (id: string) => `(
  select concat_ws(' ', p.cat_name_cattery_prefix, p.cat_name, p.cat_name_suffix) from cats p where p.id = ${id})`;

/** SQL over `litters l`: what the person who answers for the stud sees and, once the kittens have pages, what the club registers. */
const state = `jsonb_build_object(
  'status', l.status, 'born', l.born, 'prefix', l.prefix, 'dam', ${parent("l.dam_id")}, 'sire', ${parent("l.sire_id")},
  'kittens', (select jsonb_agg(jsonb_build_array(k.cat_name, k.sex, k.colour, k.state, k.died_on) order by k.place)
              from litter_kittens k where k.litter_id = l.id),
  'pages', (select jsonb_agg(jsonb_build_array(concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix), c.sex,
                birth_text(c.cat_birthdate, c.cat_birthdate_precision), c.breed_id, e.ems, c.chip, c.deceased_on, c.deceased_undated,
                c.mother_id, c.father_id) order by k.place)
              from litter_kittens k join cats c on c.id = k.cat_id left join cat_colours e on e.cat_id = c.id where k.litter_id = l.id))`;

export const litterVersion = versionOf(state);

const READ = "from litters l where l.id = :rowId";

export const litterVersionRules = {
  litter: presentState(
    "litter",
    // Cats are locked before litters.
    `with kittens as (
       select c.id from litter_kittens k join cats c on c.id = k.cat_id where k.litter_id = :rowId order by c.id for no key update of c
     ) select from litters where id = :rowId and (select count(*) from kittens) >= 0 for no key update`,
    state,
    READ,
  ),
};

/** As in the case: a parent's numbers, breed and colour, its titles and tests. */
const merits = (id: string) => `(
  select jsonb_build_array(p.reg_num, p.number_elsewhere, p.breed_id, h.ems, (
    select jsonb_agg(jsonb_build_array(e.id, ${credentialVersion}) order by e.id)
    from credentials e where e.cat_id = p.id and e.kind <> 'result'))
  from cats p left join cat_colours h on h.cat_id = p.id where p.id = ${id})`;

/** At the desk it is decided by what is entered of the parents too; the answer for the stud is none the older for a new title. */
export const shownVersionOfLitter = shownVersion(
  "litter",
  `${state} || jsonb_build_object('merits', jsonb_build_array(${merits("l.dam_id")}, ${merits("l.sire_id")}),
    'numbers', (select jsonb_agg(c.reg_num order by k.place) from litter_kittens k join cats c on c.id = k.cat_id where k.litter_id = l.id))`,
  READ,
);
