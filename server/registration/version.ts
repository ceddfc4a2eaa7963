/**
 * What the club registers a cat by: all that its desk shows of an application, the document with its scan, and the four
 * generations that a certificate will state. Whoever of all those cats' keepers changes something, by whatever way, the
 * club sees it before it decides.
 */
import { presentState, shownVersion } from "../db/versioned.ts";

const fullName = (cat: string) =>
  `concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix)`;

/** SQL over `applications a`, `pedigrees p` and `cats c`. Of ancestors a line each, by their place in the pedigree. */
export const applicationState = `(select jsonb_build_object(
    'application_id', a.id, 'num', p.pedigree_num, 'issued_by', p.issued_by,
    'system', (select s.abb from cat_systems s where s.id = p.cat_systems_id), 'scan', p.pedigree_img_url,
    'name', ${fullName("c")}, 'sex', c.sex, 'born', birth_text(c.cat_birthdate, c.cat_birthdate_precision), 'chip', c.chip,
    'breed', (select b.ems from breeds b where b.id = c.breed_id),
    'colour', (select nullif(k.ems, '') from cat_colours k where k.cat_id = c.id),
    'breeder', coalesce(certified_name(c.breeder_id), c.breeder_not_user))
  || coalesce(jsonb_object_agg('ancestor_' || l.place, concat_ws(' · ', ${fullName("n")}, b.ems || coalesce(' ' || nullif(k.ems, ''), ''),
       case when l.place < 8 then birth_text(n.cat_birthdate, n.cat_birthdate_precision) end, n.reg_num)) filter (where l.place > 1), '{}')
  from certified_line('pedigree', c.id) l
  join cats n on n.id = l.cat_id
  join breeds b on b.id = n.breed_id
  left join cat_colours k on k.cat_id = n.id)`;

const READ = `from applications a join pedigrees p on p.id = a.pedigrees_id join cats c on c.id = a.cat_id
     where a.cat_id = :rowId and a.status = 'pending'`;

export const applicationVersionRules = {
  /** By the cat, as its decisions are; of the application that waits. */
  application: presentState(
    "application",
    "select from cats where id = :rowId for no key update",
    applicationState,
    READ,
  ),
};

export const shownVersionOfApplication = shownVersion("application", applicationState, READ);
