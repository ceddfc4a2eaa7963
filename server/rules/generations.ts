import { FAR_GENERATION, HYBRIDS } from "@felistry/domain/rules/breed-traits.ts";

const HYBRID_BREEDS = `(select id from breeds where ems in (${HYBRIDS.map((ems) => `'${ems}'`).join(", ")}))`;

/**
 * SQL for whether the pedigree of `cats c` proves that its wild ancestor is further back than rules ask for: all its
 * ancestors, as far as that, have both parents in the registry. Whoever has none may be wild, whatever breed is entered.
 */
export const FAR_FROM_WILD = `(
  with recursive line (id, mother_id, father_id, depth) as (
    select c.id, c.mother_id, c.father_id, 1 where c.breed_id in ${HYBRID_BREEDS}
    union all
    select p.id, p.mother_id, p.father_id, l.depth + 1
    from line l join cats p on p.id in (l.mother_id, l.father_id)
    where l.depth < ${FAR_GENERATION - 1})
  select bool_and(mother_id is not null and father_id is not null) from line)`;
