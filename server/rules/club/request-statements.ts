/** What the rules ask of requests about cats: corrections, and cats that come from other clubs. */
import type { CorrectedFacts } from "../../cats/public.ts";
import { statement, told } from "../../db/statement.ts";

/** An open one, and whether the cat came from another club. */
export const selectRuledCorrection = statement(
  "club_rules_correction",
  `select r.cat_id, r.changes, r.created_at, club_of_cat(r.cat_id) as club_id,
     exists (select from transfers t where t.cat_id = r.cat_id and t.direction = 'in' and t.status = 'confirmed') as came_in
   from corrections r where r.id = :id and r.status = 'asked'`,
  told<{ changes: CorrectedFacts; club_id: number; came_in: boolean }>(),
);

export const selectRuledBreed = statement(
  "club_rules_breed",
  "select ems as breed, recognised_by from breeds where id = :id",
);

/** An open one of a cat that comes, with the paper of that number which the cat's page has. */
export const selectRuledTransfer = statement(
  "club_rules_transfer",
  `select r.cat_id, r.club, r.number, r.created_at, club_of_cat(r.cat_id) as club_id, p.id as pedigree_id, p.abb as system
   from transfers r left join lateral (
     select p.id, s.abb from pedigrees p join cat_systems s on s.id = p.cat_systems_id
     where p.cat_id = r.cat_id and number_key(p.pedigree_num) = number_key(r.number) and number_key(r.number) <> ''
       and upper(regexp_replace(p.pedigree_num, '[^[:alnum:]]', '', 'g')) = upper(regexp_replace(r.number, '[^[:alnum:]]', '', 'g')) order by p.id desc limit 1
   ) p on true
   where r.id = :id and r.direction = 'in' and r.status = 'asked'`,
  told<{ club_id: number; number: string; pedigree_id: number | null; system: string | null }>(),
);

/** Whether the number is another cat's already, or is asked for it. */
export const isNumberStated = statement(
  "club_rules_number_stated",
  `select exists (
     select from (
       select id, number_elsewhere as number from cats where number_key(number_elsewhere) = number_key(:number) and number_elsewhere is not null
       union all select cat_id, number from cats_claiming_number(:number)
     ) stated
     where stated.id <> :catId and number_key(:number) <> ''
       and upper(regexp_replace(stated.number, '[^[:alnum:]]', '', 'g')) = upper(regexp_replace(:number, '[^[:alnum:]]', '', 'g'))
   ) as stated`,
);
