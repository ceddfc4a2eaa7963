import { DAYS_OF_ONE_BIRTH } from "@felistry/domain/litters/rules.ts";

/** SQL for the day on which the litter of `cats c` was born, as registered, else as its page says; null if neither knows the day. */
const BORN = `coalesce(
  (select l.born from litter_kittens k join litters l on l.id = k.litter_id where k.cat_id = c.id and l.status = 'confirmed' order by l.id limit 1),
  case when c.cat_birthdate_precision = 'day' then c.cat_birthdate end)`;

/**
 * The litters that the dam of `cats c` had before it, of which clubs ask for a rest between: `litters` in the twelve months that end
 * with its own, which counts, and the `gap` in days. Births a few days apart are one litter, registered by several.
 */
export const LITTERS_BEFORE = `left join lateral (
     select count(*) filter (where l.born > own.day - interval '12 months')::int + 1 as litters, own.day - max(l.born) as gap
     from (select ${BORN} as day) own
     join litters l on l.dam_id = c.mother_id and l.status = 'confirmed' and l.born < own.day - ${DAYS_OF_ONE_BIRTH}
     group by own.day
   ) dam on true`;
