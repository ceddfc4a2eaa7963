/** Moves what members have on a merged cat besides its record: the ad with its orders, and favourites. */
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { sellerSuspended } from "../market/queries.ts";
import type { MergeRecord } from "./merge-record.ts";
import { restoreRow, type Row, rowOf } from "./merge-rows.ts";

const moveAd = statement(
  "merge_move_ad",
  "update sales set cat_id = :toId, breed_id = :breedId where cat_id = :fromId",
);
const moveAdBack = statement(
  "merge_move_ad_back",
  "update sales set cat_id = :goneId, breed_id = :breedId where id = :saleId and cat_id = :keptId returning id",
);
const moveOrders = statement(
  "merge_move_orders",
  "update orders set sale_id = :toId where sale_id = :fromId returning id",
);
const moveOrdersBack = statement(
  "merge_move_orders_back",
  "update orders set sale_id = :toId where id = any(:ids) and sale_id = :fromId returning id",
);
const deleteAd = statement("merge_delete_ad", "delete from sales where id = :saleId");

/** A cat has one ad: if both have one, the orders of the second move to the first. */
export async function moveSale(
  tx: Tx,
  from: number,
  to: number,
  breedId: number,
): Promise<MergeRecord["sale"]> {
  const gone = await rowOf(tx, "sales", "cat_id", from);
  if (!gone) return null;
  const kept = await rowOf(tx, "sales", "cat_id", to);
  if (!kept) {
    await moveAd(tx, { fromId: from, toId: to, breedId });
    return { row: gone, movedTo: null, orders: [] };
  }
  const [goneId, keptId] = [gone["id"] as number, kept["id"] as number];
  const orders = await moveOrders(tx, { fromId: goneId, toId: keptId });
  await deleteAd(tx, { saleId: goneId });
  return { row: gone, movedTo: keptId, orders: orders.map(({ id }) => id) };
}

export async function bringSaleBack(
  tx: Tx,
  keptId: number,
  goneId: number,
  { row, movedTo, orders }: NonNullable<MergeRecord["sale"]>,
): Promise<void> {
  const saleId = row["id"] as number;
  if (movedTo === null) {
    const breedId = row["breed_id"] as number;
    const moved = await moveAdBack(tx, { saleId, keptId, goneId, breedId });
    if (moved.length !== 1) refuse("merge_changed");
    return;
  }
  // This must not put an ad of a suspended seller on the market, nor one of a cat sold meanwhile.
  const keptAd = await rowOf(tx, "sales", "id", movedTo);
  const may =
    keptAd?.["is_active"] === true && (await sellerSuspended(tx, { catId: goneId })).length === 0;
  await restoreRow(tx, "sales", may ? row : { ...row, is_active: false });
  const moved = await moveOrdersBack(tx, { ids: [...orders], fromId: movedTo, toId: saleId });
  if (moved.length !== orders.length) refuse("merge_changed");
}

const moveMarks = statement(
  "merge_move_favourites",
  `update favourites f set cat_id = :toId where cat_id = :fromId
     and not exists (select from favourites o where o.user_id = f.user_id and o.cat_id = :toId)
   returning to_jsonb(f) as row`,
  told<{ row: Row }>(),
);
const dropMarks = statement(
  "merge_drop_favourites",
  "delete from favourites f where cat_id = :fromId returning to_jsonb(f) as row",
  told<{ row: Row }>(),
);
const moveMarkBack = statement(
  "merge_move_favourite_back",
  "update favourites set cat_id = :goneId where user_id = :userId and cat_id = :keptId",
);

/** A member who marked both keeps one mark. */
export async function moveFavourites(
  tx: Tx,
  from: number,
  to: number,
): Promise<MergeRecord["favourites"]> {
  const moved = await moveMarks(tx, { fromId: from, toId: to });
  const dropped = await dropMarks(tx, { fromId: from });
  return { moved: moved.map(({ row }) => row), dropped: dropped.map(({ row }) => row) };
}

export async function bringFavouritesBack(
  tx: Tx,
  keptId: number,
  goneId: number,
  { moved, dropped }: MergeRecord["favourites"],
): Promise<void> {
  for (const row of moved)
    await moveMarkBack(tx, { userId: row["user_id"] as number, keptId, goneId });
  for (const row of dropped) await restoreRow(tx, "favourites", row);
}
