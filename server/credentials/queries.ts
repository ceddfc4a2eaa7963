/** What other nouns may ask of titles and tests. */
import { PEDIGREE_GENERATIONS } from "@felistry/domain/pedigree/positions.ts";
import { inReadersScript } from "../db/in-readers-script.ts";
import type { ShowClass, ShowSystem } from "@felistry/domain/credentials/shows/awards.ts";
import { answers, jsonStatement, statement, told } from "../db/statement.ts";
export { credentialVersion, shownVersionOfCredential } from "./version.ts";

/** SQL: how well the entry in row `e` is proved. */
export const evidenceOf = (e: string) =>
  `case when ${e}.confirmed_at is not null then 'confirmed' when ${e}.judge_answer = 'confirmed' then 'judged'
     when ${e}.scan_url is not null then 'scanned' else 'claimed' end`;

/** What the record of the ancestors has no room for: titles in the order in which they were won, names in the reader's script, tail, ears and coat. */
export const selectTitles = jsonStatement(
  "pedigree_titles",
  `with recursive line(id, mother_id, father_id, generation) as (
     select c.id, c.mother_id, c.father_id, 0 from cats c where c.id = :catId
     union
     select c.id, c.mother_id, c.father_id, l.generation + 1
     from line l join cats c on c.id in (l.mother_id, l.father_id)
     where l.generation < ${PEDIGREE_GENERATIONS}
   )
   select coalesce(json_agg(json_build_object('cat_id', cat_id, 'titles', coalesce(titles, '[]'), 'other_name', other_name, 'build', build) order by cat_id), '[]')::text as json
   from (
     select l.id as cat_id, ${inReadersScript("n.other", ":locale")} as other_name, k.build,
       (select json_agg(e.name order by e.issued_on nulls last, e.id) from credentials e where e.cat_id = l.id and e.kind = 'title') as titles
     from (select distinct id from line) l left join cat_names n on n.cat_id = l.id
       left join cat_colours k on k.cat_id = l.id
   ) told
   where titles is not null or other_name is not null or build is not null`,
  answers("GET /pedigree/{catId}/titles"),
);

/** Genetic tests and examinations of several cats, the newest first. */
export const testsOf = statement(
  "credentials_tests_of",
  `select cat_id, kind, name, result, issued_on from entries_of_cats(:ids)
   where kind in ('dna', 'health') order by cat_id, issued_on desc nulls last, id desc`,
  told<{ cat_id: number; kind: string; name: string }>(),
);
export type TestEntry = Awaited<ReturnType<typeof testsOf>>[number];

/** A cat's results by their parts, with the scans that its owners may see. A judge's word counts as the club's: the club knows the address. */
export const showsOf = statement(
  "credentials_shows_of",
  `select id, name as award, issued_by, issued_on, show_system, show_country, show_class, judge, points, (confirmed_at is not null or judge_answer = 'confirmed') as is_confirmed,
     case when withheld_id is null then scan_url end as scan_url
   from credentials where cat_id = :catId and show_system is not null order by issued_on, id`,
  told<ShownEntry>(),
);

interface ShownEntry {
  issued_by: string;
  issued_on: string;
  show_system: ShowSystem;
  show_country: string;
  show_class: ShowClass;
  judge: string;
  is_confirmed: boolean;
}

/** No row for an unknown cat. */
export const titlesAndBirthOf = statement(
  "credentials_titles_of",
  `select case when c.cat_birthdate_precision = 'day' then c.cat_birthdate end as born,
     array(select e.name from credentials e where e.cat_id = c.id and e.kind = 'title') as held
   from cats c where c.id = :catId`,
  told<{ held: string[] }>(),
);

export const titleClaimed = statement(
  "credentials_title_claimed",
  "select cat_id, name, issued_on, issued_by from credentials where id = :id and kind = 'title'",
);
