/** Members' own tags in a merge: they go along where their author has to do with the kept cat too, and come back with it. */
import { TAGS_OF_CAT } from "@felistry/domain/herd/tags.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { Row } from "./merge-rows.ts";

export interface MovedTags {
  readonly moved: readonly Row[];
  /** The kept cat had them, or as many as a cat can have, or is no cat of their author's. */
  readonly dropped: readonly Row[];
}

const moveAlong = statement(
  "merge_move_tags",
  `update cat_tags g set cat_id = :toId from (
     select n.tag_id, row_number() over (partition by t.member_id order by t.place)
       + (select count(*) from cat_tags o join tags u on u.id = o.tag_id where o.cat_id = :toId and u.member_id = t.member_id) as place
     from cat_tags n join tags t on t.id = n.tag_id
     join cats k on k.id = :toId and t.member_id in (k.users_id, k.online_owner_id, k.breeder_id)
     where n.cat_id = :fromId and not exists (select from cat_tags o where o.tag_id = n.tag_id and o.cat_id = :toId)
   ) fit where g.cat_id = :fromId and g.tag_id = fit.tag_id and fit.place <= ${TAGS_OF_CAT}
   returning to_jsonb(g) as row`,
  told<{ row: Row }>(),
);
const dropRest = statement(
  "merge_drop_tags",
  "delete from cat_tags g where cat_id = :fromId returning to_jsonb(g) as row",
  told<{ row: Row }>(),
);
const moveBackAgain = statement(
  "merge_move_tags_back",
  "update cat_tags set cat_id = :goneId where cat_id = :keptId and tag_id = any(:tagIds)",
);
const giveBack = statement(
  "merge_give_tags_back",
  `insert into cat_tags (tag_id, cat_id) select t.id, k.id from tags t
   join cats k on k.id = :goneId and t.member_id in (k.users_id, k.online_owner_id, k.breeder_id)
   where t.id = any(:tagIds)`,
);

export async function moveTags(tx: Tx, from: number, to: number): Promise<MovedTags> {
  const moved = await moveAlong(tx, { fromId: from, toId: to });
  const dropped = await dropRest(tx, { fromId: from });
  return { moved: moved.map(({ row }) => row), dropped: dropped.map(({ row }) => row) };
}

const tagIdsOf = (rows: readonly Row[]) => rows.map((row) => row["tag_id"] as number);

/** What its author has taken off or deleted since stays so. */
export async function moveTagsBack(
  tx: Tx,
  kept: number,
  gone: number,
  { moved, dropped }: MovedTags,
): Promise<void> {
  await moveBackAgain(tx, { keptId: kept, goneId: gone, tagIds: tagIdsOf(moved) });
  await giveBack(tx, { goneId: gone, tagIds: tagIdsOf(dropped) });
}
