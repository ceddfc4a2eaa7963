import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Handler } from "../http/handler.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { refuse } from "../http/refusal.ts";
import { requireNoneWithClub } from "../market/public.ts";
import type { Tx } from "../db/transaction.ts";
import {
  letApplicationFollow,
  listMerges,
  lockMerge,
  markUndone,
  selectMerge,
} from "./merge-statements.ts";
import { differingFields, fieldNames } from "./merge-columns.ts";
import { arePhotosAsLeft, partPhotos } from "./merge-photos.ts";
import type { MergeRecord } from "./merge-record.ts";
import { isSame, moveBack, restoreCat, restoreRow, type Row, rowOf } from "./merge-rows.ts";
import { sellerSuspended } from "../market/queries.ts";

export const ownMerges: Handler<"GET /me/merges"> = async (
  { query: { cursor, limit } },
  { db, member },
) => {
  const [beforeId] = decodeCursor(cursor, [rowId]) ?? [2_147_483_647];
  const rows = await listMerges(db, { memberId: member.id, beforeId, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? encodeCursor([shown.at(-1)!.id]) : null;
  return { data: shown, page: { next } };
};

/** Both records as they were; refused where anything that the merge touched was changed since. */
export const undoMerge: Handler<"POST /merges/{id}/undo"> = async (
  { params },
  { db, member, locale },
) => {
  const [merge] = await lockMerge(db, { id: params.id });
  const isAdmin = member.roleIds.includes(ROLE_ADMIN);
  if (!merge || (merge.merged_by !== member.id && !isAdmin)) refuse("merge_not_found");
  if (merge.undone_at !== null) refuse("merge_undone");
  // Whoever merged for the club may have left it since.
  if (!isAdmin && merge.record.before.kept["online_owner_id"] !== member.id)
    refuse("online_owner_alone");
  await requireAsLeft(db, merge.kept_cat_id, merge.record, locale);
  await letApplicationFollow(db, { keptId: merge.kept_cat_id, undoneMergeId: params.id });
  await takeApart(db, merge.kept_cat_id, merge.gone_cat_id, merge.record);
  await markUndone(db, { id: params.id, memberId: member.id });
  const [undone] = await selectMerge(db, { id: params.id });
  const { record: _, merged_by: __, ...entry } = undone!;
  return { data: entry };
};

/** @throws a refusal that names what was changed of the kept cat since, so that it can be taken back first */
async function requireAsLeft(
  tx: Tx,
  kept: number,
  { after, photos }: MergeRecord,
  locale: Locale,
): Promise<void> {
  await tx.query({ text: "select id from cats where id = $1 for update", values: [kept] });
  await requireNoneWithClub(tx, [kept]);
  const cat = await rowOf(tx, "cats", "id", kept);
  const isColourSame = isSame(await rowOf(tx, "cat_colours", "cat_id", kept), after.keptColour);
  const arePhotosSame = await arePhotosAsLeft(tx, kept, photos);
  const fields = differingFields(cat, after.kept);
  if (!isColourSame) fields.push("colour");
  if (!arePhotosSame) fields.push("photo");
  if (fields.length > 0)
    refuse("merge_fields_changed", {
      values: { fields: fieldNames(fields, locale) },
      data: { fields },
    });
  if (!isSame(cat, after.kept)) refuse("merge_changed");
}

async function takeApart(tx: Tx, kept: number, gone: number, record: MergeRecord): Promise<void> {
  const { before, favourites, sale, photos, moved } = record;
  await restoreCat(tx, before.kept);
  await tx.query({ text: "delete from cat_colours where cat_id = $1", values: [kept] });
  if (before.keptColour) await restoreRow(tx, "cat_colours", before.keptColour);
  await restoreRow(tx, "cats", await freedIfLeft(tx, before.gone));
  if (before.goneColour) await restoreRow(tx, "cat_colours", before.goneColour);
  await partPhotos(tx, kept, gone, photos);
  if (sale) await bringSaleBack(tx, kept, gone, sale);
  for (const rows of moved) if (!(await moveBack(tx, rows, kept, gone))) refuse("merge_changed");
  for (const row of favourites.moved)
    await tx.query({
      text: "update favourites set cat_id = $3 where user_id = $1 and cat_id = $2",
      values: [row["user_id"], kept, gone],
    });
  for (const row of favourites.dropped) await restoreRow(tx, "favourites", row);
}

/** Cats of a member who has left meanwhile are anybody's to care for. */
async function freedIfLeft(tx: Tx, cat: Row): Promise<Row> {
  const { rowCount } = await tx.query({
    text: "select from users where id = $1 and closed_at is not null",
    values: [cat["online_owner_id"]],
  });
  return rowCount === 0 ? cat : { ...cat, is_my_cat: 0 };
}

async function bringSaleBack(
  tx: Tx,
  kept: number,
  gone: number,
  { row, movedTo, orders }: NonNullable<MergeRecord["sale"]>,
): Promise<void> {
  if (movedTo === null) {
    const { rowCount } = await tx.query({
      text: "update sales set cat_id = $3, breed_id = $4 where id = $1 and cat_id = $2",
      values: [row["id"], kept, gone, row["breed_id"]],
    });
    if (rowCount !== 1) refuse("merge_changed");
    return;
  }
  // Nobody who is suspended gets an ad on the market by this, nor comes one back of a cat that was sold meanwhile.
  const keptAd = await rowOf(tx, "sales", "id", movedTo);
  const may =
    keptAd?.["is_active"] === true && (await sellerSuspended(tx, { catId: gone })).length === 0;
  await restoreRow(tx, "sales", may ? row : { ...row, is_active: false });
  const { rowCount } = await tx.query({
    text: "update orders set sale_id = $2 where id = any($1) and sale_id = $3",
    values: [orders, row["id"], movedTo],
  });
  if (rowCount !== orders.length) refuse("merge_changed");
}
