import { requireConfirmation } from "../accounts/queries.ts";
import { may } from "@felistry/domain/accounts/club-rights.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Handler } from "../http/handler.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { refuse } from "../http/refusal.ts";
import { requireNoneWithClub } from "../market/public.ts";
import type { Tx } from "../db/transaction.ts";
import {
  deleteColour,
  giveNumberBack,
  letApplicationFollow,
  letCertifiedFollow,
  listMerges,
  lockCats,
  lockMerge,
  markUndone,
  selectClosed,
  selectMerge,
} from "./merge-statements.ts";
import { differingFields, fieldNames } from "./merge-columns.ts";
import { arePhotosAsLeft, partPhotos } from "./merge-photos.ts";
import type { MergeRecord } from "./merge-record.ts";
import { letAllCount } from "./merge-results.ts";
import { moveTagsBack } from "./merge-tags.ts";
import {
  isSame,
  leaveLives,
  lookAtLives,
  moveBack,
  restoreCat,
  restoreRow,
  type Row,
  rowOf,
} from "./merge-rows.ts";
import { bringFavouritesBack, bringSaleBack } from "./merge-sales.ts";

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

/** Restores both records; refused if anything that the merge touched has changed since. */
export const undoMerge: Handler<"POST /merges/{id}/undo"> = async (
  { params },
  { db, member, locale, cookieHeader },
) => {
  const [merge] = await lockMerge(db, { id: params.id });
  const isAdmin = may(member, "merge_cats");
  if (!merge || (merge.merged_by !== member.id && !isAdmin)) refuse("merge_not_found");
  if (merge.undone_at !== null) refuse("merge_undone");
  // An administrator who merged may have lost the role since.
  if (!isAdmin && merge.record.before.kept["online_owner_id"] !== member.id)
    refuse("online_owner_alone");
  if (merge.merged_by !== member.id) await requireConfirmation(db, member, cookieHeader);
  await requireAsLeft(db, merge.kept_cat_id, merge.record, locale);
  await letApplicationFollow(db, { keptId: merge.kept_cat_id, undoneMergeId: params.id });
  await giveNumberBack(db, { mergeId: params.id });
  await takeApart(db, merge.kept_cat_id, merge.gone_cat_id, merge.record);
  await markUndone(db, { id: params.id, memberId: member.id });
  const [undone] = await selectMerge(db, { id: params.id });
  const { record: _, merged_by: __, ...entry } = undone!;
  return { data: entry };
};

/** @throws a refusal that names the kept cat's changed fields, so that the member can undo those changes first */
async function requireAsLeft(
  tx: Tx,
  kept: number,
  { after, photos }: MergeRecord,
  locale: Locale,
): Promise<void> {
  await lockCats(tx, { ids: [kept] });
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
  const { before, favourites, tags, sale, photos, certified = [], results = [], moved } = record;
  await letCertifiedFollow(tx);
  await leaveLives(tx);
  await restoreCat(tx, before.kept);
  await deleteColour(tx, { catId: kept });
  if (before.keptColour) await restoreRow(tx, "cat_colours", before.keptColour);
  await restoreRow(tx, "cats", await freedIfLeft(tx, before.gone));
  if (before.goneColour) await restoreRow(tx, "cat_colours", before.goneColour);
  await partPhotos(tx, kept, gone, photos);
  if (sale) await bringSaleBack(tx, kept, gone, sale);
  for (const rows of moved) if (!(await moveBack(tx, rows, kept, gone))) refuse("merge_changed");
  await letAllCount(tx, results);
  await lookAtLives(tx);
  for (const row of certified) await restoreRow(tx, "certified_cats", row);
  await bringFavouritesBack(tx, kept, gone, favourites);
  if (tags) await moveTagsBack(tx, kept, gone, tags);
}

/** A cat whose keeper has left meanwhile becomes free: anybody may take it. */
async function freedIfLeft(tx: Tx, cat: Row): Promise<Row> {
  const memberId = cat["online_owner_id"] as number | null;
  const [closed] = await selectClosed(tx, { memberId });
  return closed ? { ...cat, is_my_cat: 0 } : cat;
}
