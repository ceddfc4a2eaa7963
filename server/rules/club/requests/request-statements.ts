/** What the rules ask of requests about cats: corrections, and cats that come from other clubs. */
import type { CorrectedFacts } from "../../../cats/public.ts";
import { statement, told } from "../../../db/statement.ts";
import { parentsOf } from "../../../pedigree/queries.ts";

/** SQL: whether the cat came from another club. */
const cameIn = (cat: string) =>
  `exists (select from transfers t where t.cat_id = ${cat} and t.direction = 'in' and t.status = 'confirmed')`;

/** An open one. */
export const selectRuledCorrection = statement(
  "club_rules_correction",
  `select r.cat_id, r.asker_id, r.changes, r.created_at, club_of_cat(r.cat_id) as club_id, ${cameIn("r.cat_id")} as came_in
   from corrections r where r.id = :id and r.status = 'asked'`,
  told<{ changes: CorrectedFacts; club_id: number; came_in: boolean }>(),
);

/** Which club would be asked about the cat. */
export const selectDeskOfCat = statement(
  "club_rules_desk_of_cat",
  `select club_of_cat(:catId) as club_id, ${cameIn(":catId")} as came_in`,
  told<{ club_id: number; came_in: boolean }>(),
);

/** Whether a cat would be among its own ancestors with these parents. */
export const selectInOwnLine = statement(
  "club_rules_in_own_line",
  `with recursive ancestor(id) as (
     select unnest(:parentIds::int[])
     union
     select p.id from ancestor a ${parentsOf("a.id")}
     cross join lateral (values (c.mother_id), (c.father_id)) as p(id) where p.id is not null
   )
   select exists (select from ancestor where id = :catId) as is_own`,
  told<{ is_own: boolean }>(),
);

export const selectRuledBreed = statement(
  "club_rules_breed",
  "select ems as breed, recognised_by from breeds where id = :id",
);

/** SQL: whether both are written with the same letters and figures. The first condition finds it by an index. */
const sameNumber = (stated: string, number: string) =>
  `number_key(${stated}) = number_key(${number}) and number_key(${number}) <> ''
     and upper(regexp_replace(${stated}, '[^[:alnum:]]', '', 'g')) = upper(regexp_replace(${number}, '[^[:alnum:]]', '', 'g'))`;

/** An open one of a cat that comes. */
export const selectRuledTransfer = statement(
  "club_rules_transfer",
  `select r.cat_id, r.asker_id, r.club, r.number, r.titles, r.created_at, club_of_cat(r.cat_id) as club_id
   from transfers r where r.id = :id and r.direction = 'in' and r.status = 'asked'`,
  told<{ club_id: number; number: string }>(),
);

/** The newest paper of that number which the cat's page has. */
export const selectPaperOfNumber = statement(
  "club_rules_paper_of_number",
  `select p.id as pedigree_id, s.abb as system from pedigrees p join cat_systems s on s.id = p.cat_systems_id
   where p.cat_id = :catId and ${sameNumber("p.pedigree_num", ":number::text")} order by p.id desc limit 1`,
);

/** Whether the number is another cat's, as its page shows, or is asked for it. */
export const isNumberStated = statement(
  "club_rules_number_stated",
  `select exists (select from cats c where c.id <> :catId and c.number_elsewhere is not null and ${sameNumber("c.number_elsewhere", ":number::text")}) as shown,
     exists (select from cats_claiming_number(:number::text) t where t.cat_id <> :catId and ${sameNumber("t.number", ":number::text")}) as asked`,
);
