import type { MergeEntry, MergeField } from "@felistry/contract/merges.ts";
import { COLOUR_KINDS, type ColourCodes, NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { Handler, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireNoneWithClub } from "../market/public.ts";
import {
  deleteGone,
  insertMerge,
  letApplicationFollow,
  lockCats,
  mergeSide,
  selectMerge,
  type MergeSide,
} from "./merge-statements.ts";
import { mergeRefusals } from "./merge-rule.ts";
import { takenColumns } from "./merge-columns.ts";
import { joinPhotos } from "./merge-photos.ts";
import type { MergeRecord } from "./merge-record.ts";
import { moveReferences, type Row, rowOf, takeColumns } from "./merge-rows.ts";
import { moveTags } from "./merge-tags.ts";
import { moveFavourites, moveSale } from "./merge-sales.ts";
import { selectColour } from "../colours/queries.ts";
import { saveColour } from "../colours/public.ts";
import { selectBreedEms } from "../cats/queries.ts";

export const previewMerge: Handler<"GET /cats/{id}/merge"> = async (
  { params, query },
  { db, member, locale },
) => {
  const [kept, gone] = await requirePair(db, params.id, query.other, member, locale);
  return { data: { kept: shown(kept), gone: shown(gone) } };
};

export const mergeCats: Handler<"POST /cats/{id}/merge"> = async (
  { params, body },
  { db, member, locale },
) => {
  const [keptId, goneId] = [params.id, body.other];
  await lockCats(db, { ids: [keptId, goneId] });
  const [, gone] = await requirePair(db, keptId, goneId, member, locale);
  const before = {
    kept: (await rowOf(db, "cats", "id", keptId))!,
    keptColour: await rowOf(db, "cat_colours", "cat_id", keptId),
    gone: (await rowOf(db, "cats", "id", goneId))!,
    goneColour: await rowOf(db, "cat_colours", "cat_id", goneId),
  };
  await letApplicationFollow(db, { keptId, undoneMergeId: null });
  const favourites = await moveFavourites(db, goneId, keptId);
  const tags = await moveTags(db, goneId, keptId);
  const sale = await moveSale(db, goneId, keptId, before.kept["breed_id"] as number);
  const photos = await joinPhotos(db, keptId, goneId, body.take.includes("photo"));
  const moved = await moveReferences(db, goneId, keptId);
  await deleteGone(db, { goneId });
  await takeFields(db, before.kept, before.gone, before.goneColour, body.take);
  const after = {
    kept: (await rowOf(db, "cats", "id", keptId))!,
    keptColour: await rowOf(db, "cat_colours", "cat_id", keptId),
  };
  const record: MergeRecord = { before, after, favourites, tags, sale, photos, moved };
  const [merge] = await insertMerge(db, {
    keptId,
    goneId: gone.id,
    memberId: member.id,
    record: JSON.stringify(record),
  });
  return { data: await entryOf(db, merge!.id) };
};

async function entryOf(tx: Tx, id: number): Promise<MergeEntry> {
  const [merge] = await selectMerge(tx, { id });
  const { record: _, merged_by: __, ...entry } = merge!;
  return entry;
}

async function requirePair(
  db: Db,
  keptId: number,
  goneId: number,
  member: Member,
  locale: string,
): Promise<[MergeSide, MergeSide]> {
  if (keptId === goneId) refuse("merge_same_cat");
  const [refusal] = await mergeRefusals(db, [[keptId, goneId]], member);
  if (refusal) refuse(refusal);
  await requireNoneWithClub(db, [keptId, goneId]);
  const [[kept], [gone]] = await Promise.all([
    mergeSide(db, { locale, catId: keptId }),
    mergeSide(db, { locale, catId: goneId }),
  ]);
  return [kept!, gone!];
}

function shown({ id, registered, reg_num, values, moves }: MergeSide): MergeSide {
  return { id, registered, reg_num, values, moves };
}

async function takeFields(
  tx: Tx,
  kept: Row,
  gone: Row,
  goneColour: Row | null,
  take: readonly MergeField[],
): Promise<void> {
  const keptId = kept["id"] as number;
  await takeColumns(tx, keptId, gone, takenColumns(kept, gone, take));
  const [own] = await selectColour(tx, { catId: keptId });
  const codes = take.includes("colour") ? codesOf(goneColour) : (own ?? NO_COLOUR);
  const [breed] = await selectBreedEms(tx, { catId: keptId });
  // Its words also depend on the breed.
  await saveColour(tx, keptId, codes, breed!.ems);
}

function codesOf(colour: Row | null): ColourCodes {
  if (!colour) return { ...NO_COLOUR, build: null };
  return Object.fromEntries(
    [...COLOUR_KINDS, "build"].map((kind) => [kind, colour[kind]]),
  ) as ColourCodes;
}
