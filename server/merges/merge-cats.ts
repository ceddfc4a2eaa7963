import type { MergeEntry, MergeField } from "@felistry/contract/merges.ts";
import { COLOUR_KINDS, type ColourCodes, NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { Handler, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireNoneWithClub } from "../market/public.ts";
import {
  insertMerge,
  letApplicationFollow,
  mergeSide,
  moveFavourites,
  selectMerge,
  type MergeSide,
} from "./merge-statements.ts";
import { mergeRefusals } from "./merge-rule.ts";
import { takenColumns } from "./merge-columns.ts";
import { joinPhotos } from "./merge-photos.ts";
import type { MergeRecord } from "./merge-record.ts";
import { moveReferences, type Row, rowOf } from "./merge-rows.ts";
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
  await lockBoth(db, keptId, goneId);
  const [, gone] = await requirePair(db, keptId, goneId, member, locale);
  const before = {
    kept: (await rowOf(db, "cats", "id", keptId))!,
    keptColour: await rowOf(db, "cat_colours", "cat_id", keptId),
    gone: (await rowOf(db, "cats", "id", goneId))!,
    goneColour: await rowOf(db, "cat_colours", "cat_id", goneId),
  };
  await letApplicationFollow(db, { keptId, undoneMergeId: null });
  const favourites = await moveFavourites(db, goneId, keptId);
  const sale = await moveSale(db, goneId, keptId, before.kept["breed_id"] as number);
  const photos = await joinPhotos(db, keptId, goneId, body.take.includes("photo"));
  const moved = await moveReferences(db, goneId, keptId);
  await db.query({ text: "delete from cats where id = $1", values: [goneId] });
  await takeFields(db, before.kept, before.gone, before.goneColour, body.take);
  const after = {
    kept: (await rowOf(db, "cats", "id", keptId))!,
    keptColour: await rowOf(db, "cat_colours", "cat_id", keptId),
  };
  const record: MergeRecord = { before, after, favourites, sale, photos, moved };
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

/** In the order of their ids, so that two merges of the same pair do not wait for each other. */
async function lockBoth(tx: Tx, one: number, other: number): Promise<void> {
  await tx.query({
    text: "select id from cats where id = any($1) order by id for update",
    values: [[one, other]],
  });
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

/** A cat has one ad: where both have one, the orders of the second pass to the first. */
async function moveSale(tx: Tx, from: number, to: number, breedId: number) {
  const gone = await rowOf(tx, "sales", "cat_id", from);
  if (!gone) return null;
  const kept = await rowOf(tx, "sales", "cat_id", to);
  if (!kept) {
    await tx.query({
      text: "update sales set cat_id = $2, breed_id = $3 where cat_id = $1",
      values: [from, to, breedId],
    });
    return { row: gone, movedTo: null, orders: [] };
  }
  const { rows } = await tx.query<{ id: number }>({
    text: "update orders set sale_id = $2 where sale_id = $1 returning id",
    values: [gone["id"], kept["id"]],
  });
  await tx.query({ text: "delete from sales where id = $1", values: [gone["id"]] });
  return { row: gone, movedTo: kept["id"] as number, orders: rows.map(({ id }) => id) };
}

async function takeFields(
  tx: Tx,
  kept: Row,
  gone: Row,
  goneColour: Row | null,
  take: readonly MergeField[],
): Promise<void> {
  const keptId = kept["id"] as number;
  const columns = takenColumns(kept, gone, take);
  if (columns.length > 0) {
    const list = columns.join(", ");
    await tx.query({
      text: `update cats set (${list}, updated_at) = (select ${list}, now() from jsonb_populate_record(null::cats, $2::jsonb)) where id = $1`,
      values: [keptId, JSON.stringify(gone)],
    });
  }
  const [own] = await selectColour(tx, { catId: keptId });
  const codes = take.includes("colour") ? codesOf(goneColour) : (own ?? NO_COLOUR);
  const [breed] = await selectBreedEms(tx, { catId: keptId });
  // The words follow from the breed too.
  await saveColour(tx, keptId, codes, breed!.ems);
}

function codesOf(colour: Row | null): ColourCodes {
  if (!colour) return NO_COLOUR;
  return Object.fromEntries(COLOUR_KINDS.map((kind) => [kind, colour[kind]])) as ColourCodes;
}
