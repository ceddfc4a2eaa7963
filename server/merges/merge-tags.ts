/** Members' own tags in a merge: they go along where their author has to do with the kept cat too, and come back with it. */
import { TAGS_OF_CAT } from "@felistry/domain/herd/tags.ts";
import type { Tx } from "../db/transaction.ts";
import type { Row } from "./merge-rows.ts";

export interface MovedTags {
  readonly moved: readonly Row[];
  /** The kept cat had them, or as many as a cat can have, or is no cat of their author's. */
  readonly dropped: readonly Row[];
}

export async function moveTags(tx: Tx, from: number, to: number): Promise<MovedTags> {
  const moved = await tx.query<{ row: Row }>({
    text: `update cat_tags g set cat_id = $2 from (
             select n.tag_id, row_number() over (partition by t.member_id order by t.place)
               + (select count(*) from cat_tags o join tags u on u.id = o.tag_id where o.cat_id = $2 and u.member_id = t.member_id) as place
             from cat_tags n join tags t on t.id = n.tag_id
             join cats k on k.id = $2 and t.member_id in (k.users_id, k.online_owner_id, k.breeder_id)
             where n.cat_id = $1 and not exists (select from cat_tags o where o.tag_id = n.tag_id and o.cat_id = $2)
           ) fit where g.cat_id = $1 and g.tag_id = fit.tag_id and fit.place <= ${TAGS_OF_CAT}
           returning to_jsonb(g) as row`,
    values: [from, to],
  });
  const dropped = await tx.query<{ row: Row }>({
    text: "delete from cat_tags g where cat_id = $1 returning to_jsonb(g) as row",
    values: [from],
  });
  return { moved: moved.rows.map(({ row }) => row), dropped: dropped.rows.map(({ row }) => row) };
}

/** What its author has taken off or deleted since stays so. */
export async function moveTagsBack(
  tx: Tx,
  kept: number,
  gone: number,
  { moved, dropped }: MovedTags,
): Promise<void> {
  await tx.query({
    text: "update cat_tags set cat_id = $2 where cat_id = $1 and tag_id = any($3)",
    values: [kept, gone, moved.map((row) => row["tag_id"])],
  });
  await tx.query({
    text: `insert into cat_tags (tag_id, cat_id) select t.id, k.id from tags t
           join cats k on k.id = $1 and t.member_id in (k.users_id, k.online_owner_id, k.breeder_id)
           where t.id = any($2)`,
    values: [gone, dropped.map((row) => row["tag_id"])],
  });
}
