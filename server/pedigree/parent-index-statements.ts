import { statement } from "../db/statement.ts";

interface ChangedParentsRow {
  /** What this statement could see. */
  seen: string;
  /** Seconds since the epoch by the database's clock. */
  at: number;
  changed: [id: number | null, sire: number | null, dam: number | null, isThere: boolean][];
}

/** Links changed by transactions that a former snapshot had not seen, as they are now; none without a former one. */
export const selectChangedParents = statement<
  [snapshot: string | null, most: number],
  ChangedParentsRow
>(
  "parents_changed",
  `select pg_current_snapshot()::text as seen, extract(epoch from now())::float8 as at,
          coalesce((
            select json_agg(json_build_array(p.cat_id, c.father_id, c.mother_id, c.id is not null))
            from (
              select distinct cat_id from parent_changes
              where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
              limit $2::int
            ) p
            left join cats c on c.id = p.cat_id
          ), '[]') as changed`,
);

/** A line "id sire dam" of each of the cats and all their ancestors, 0 for an unknown parent; null where none of the ids is a cat's. */
export const selectLines = statement<[catIds: number[]], { lines: string | null }>(
  "parents_lines",
  `with recursive line(id) as (
     select unnest($1::int[])
     union
     select p.id from line l join cats c on c.id = l.id
     cross join lateral (values (c.mother_id), (c.father_id)) as p(id) where p.id is not null
   )
   select string_agg(concat_ws(' ', c.id, coalesce(c.father_id, 0), coalesce(c.mother_id, 0)), e'\\n') as lines
   from line join cats c on c.id = line.id`,
);
