import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { statement, told } from "../../../db/statement.ts";

/** Of which the rules are asked at most: more than any cat has had. */
export const YOUNG_READ_MAX = 500;

/** A cat's young, and its dam's other young if her births are to be counted anew: all with one reading. */
export const selectYoung = statement(
  "club_rules_young",
  `select c.id, c.sex, c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, b.ems as breed, b.recognised_by,
     case when c.cat_birthdate_precision = 'day' then c.cat_birthdate end as born, c.mother_id, c.father_id,
     k.main, k.gold, k.white, k.tabby, k.point, k.eye, k.build, num_nonnulls(k.main, k.gold, k.white, k.tabby, k.point, k.eye) > 0 as has_colour
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
   where c.mother_id = :catId or c.father_id = :catId or (c.mother_id = :damId?::int and c.id <> :catId)
   order by c.cat_birthdate, c.id limit ${YOUNG_READ_MAX}`,
  told<ColourCodes>(),
);
export type RuledYoung = Awaited<ReturnType<typeof selectYoung>>[number];
