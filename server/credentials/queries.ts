/** What other nouns may ask of titles and tests. */
import { PEDIGREE_GENERATIONS } from "@felistry/domain/pedigree/positions.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";

/** In the order in which they were won. */
export const selectTitles = jsonStatement(
  "pedigree_titles",
  `with recursive line(id, mother_id, father_id, generation) as (
     select c.id, c.mother_id, c.father_id, 0 from cats c where c.id = :catId
     union
     select c.id, c.mother_id, c.father_id, l.generation + 1
     from line l join cats c on c.id in (l.mother_id, l.father_id)
     where l.generation < ${PEDIGREE_GENERATIONS}
   )
   select coalesce(json_agg(json_build_object('cat_id', cat_id, 'titles', titles)), '[]')::text as json
   from (
     select e.cat_id, json_agg(e.name order by e.issued_on nulls last, e.id) as titles
     from credentials e
     where e.kind = 'title' and e.cat_id in (select id from line)
     group by e.cat_id
   ) won`,
  answers("GET /pedigree/{catId}/titles"),
);

/** Genetic tests and examinations of several cats, the newest first. */
export const testsOf = statement(
  "credentials_tests_of",
  `select cat_id, kind, name, result, issued_on from credentials
   where cat_id = any(:ids) and kind in ('dna', 'health') order by cat_id, issued_on desc nulls last, id desc`,
);
export type TestEntry = Awaited<ReturnType<typeof testsOf>>[number];
