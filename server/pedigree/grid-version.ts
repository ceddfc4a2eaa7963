import { PEDIGREE_GENERATIONS } from "@felistry/domain/pedigree/positions.ts";
import { presentState, versionOf } from "../db/versioned.ts";

/** Cats at positions below this one have parents in the pedigree: a bound that also ends a recursion over bad data. */
const LAST_CHILD = 2 ** PEDIGREE_GENERATIONS;

/** SQL: the cats of a pedigree by position, as `line`; `cat` is SQL for the id of the one at position 1. */
export const gridLine = (cat: string): string => `line(position, id, mother_id, father_id) as (
     select 1, c.id, c.mother_id, c.father_id from cats c where c.id = ${cat}
     union all
     select p.position, c.id, c.mother_id, c.father_id
     from line l
     cross join lateral (values (l.position * 2, l.father_id), (l.position * 2 + 1, l.mother_id)) as p(position, id)
     join cats c on c.id = p.id
     where l.position < ${LAST_CHILD}
   )`;

/** SQL over `line`: which cat stands where, the cat itself apart. Cells are typed as parents of these. */
const state = `(select coalesce(jsonb_object_agg(l.position, l.id), '{}') from line l where l.position > 1)`;

export const gridVersion = versionOf(state);

export const gridVersionRules = {
  "pedigree-grid": presentState(
    "pedigree_grid",
    // All changes of parents take this turn.
    "select pg_advisory_xact_lock(hashtext('cats.parents')) from cats where id = :rowId",
    `(with recursive ${gridLine("s.id")} select ${state})`,
    "from cats s where s.id = :rowId",
  ),
};
