import { statement, told } from "../db/statement.ts";
import { parentsOf } from "./parents-of.ts";

/** Links changed by transactions that a former snapshot had not seen, as they are now; none without a former one. */
export const selectChangedParents = statement(
  "parents_changed",
  `select pg_current_snapshot()::text as seen, extract(epoch from now())::float8 as at,
          coalesce((
            select json_agg(json_build_array(p.cat_id, c.father_id, c.mother_id, c.id is not null))
            from (
              select distinct cat_id from parent_changes
              where xid >= pg_snapshot_xmin(:snapshot?::pg_snapshot) and not pg_visible_in_snapshot(xid, :snapshot?::pg_snapshot)
              limit :most::int
            ) p
            left join cats c on c.id = p.cat_id
          ), '[]') as changed`,
  told<{
    changed: [id: number | null, sire: number | null, dam: number | null, isThere: boolean][];
  }>(),
);

/** A line "id sire dam" of each of the cats and all their ancestors, 0 for an unknown parent; null where none of the ids is a cat's. */
export const selectLines = statement(
  "parents_lines",
  `with recursive line(id) as (
     select unnest(:catIds::int[])
     union
     select p.id from line l ${parentsOf("l.id")}
     cross join lateral (values (c.mother_id), (c.father_id)) as p(id) where p.id is not null
   )
   select string_agg(concat_ws(' ', c.id, coalesce(c.father_id, 0), coalesce(c.mother_id, 0)), e'\\n') as lines
   from line join cats c on c.id = line.id`,
);
