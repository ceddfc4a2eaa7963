/** Makes one record of two. Whether it may be done has been decided. */
import type { MergeField } from "@felistry/contract/merges/merges.ts";
import { COLOUR_KINDS, type ColourCodes, NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import { selectBreedEms } from "../cats/queries.ts";
import { saveColour } from "../colours/public.ts";
import { selectColour } from "../colours/queries.ts";
import type { Tx } from "../db/transaction.ts";
import { takenColumns } from "./merge-columns.ts";
import { joinPhotos } from "./merge-photos.ts";
import type { MergeRecord } from "./merge-record.ts";
import { keepOneOfEach } from "./merge-results.ts";
import {
  leaveLives,
  lookAtLives,
  moveReferences,
  type Row,
  rowOf,
  takeColumns,
} from "./merge-rows.ts";
import { moveFavourites, moveSale } from "./merge-sales.ts";
import {
  deleteGone,
  dropNamedTwice,
  endNumber,
  insertMerge,
  letApplicationFollow,
  letCertifiedFollow,
  supersedeAllOf,
} from "./merge-statements.ts";
import { moveTags } from "./merge-tags.ts";

export interface Merging {
  readonly keptId: number;
  readonly goneId: number;
  /** Fields whose values come from the record that goes. */
  readonly take: readonly MergeField[];
  readonly memberId: number;
}

/** Both are locked. @returns the merge's id */
export async function mergeNow(
  db: Tx,
  { keptId, goneId, take, memberId }: Merging,
): Promise<number> {
  const before = {
    kept: (await rowOf(db, "cats", "id", keptId))!,
    keptColour: await rowOf(db, "cat_colours", "cat_id", keptId),
    gone: (await rowOf(db, "cats", "id", goneId))!,
    goneColour: await rowOf(db, "cat_colours", "cat_id", goneId),
  };
  const areBothRegistered = before.kept["registered"] === 1 && before.gone["registered"] === 1;
  // A cat has one valid certificate of a kind, and these name a number that ends.
  if (areBothRegistered) await supersedeAllOf(db, { catId: goneId });
  await letCertifiedFollow(db);
  await letApplicationFollow(db, { keptId, undoneMergeId: null });
  const favourites = await moveFavourites(db, goneId, keptId);
  const tags = await moveTags(db, goneId, keptId);
  const sale = await moveSale(db, goneId, keptId, before.kept["breed_id"] as number);
  const photos = await joinPhotos(db, keptId, goneId, take.includes("photo"));
  const certified = (await dropNamedTwice(db, { keptId, goneId })).map(({ row }) => row);
  await leaveLives(db);
  const results = (await keepOneOfEach(db, { keptId, goneId })).map(({ row }) => row);
  const moved = await moveReferences(db, goneId, keptId);
  await deleteGone(db, { goneId });
  await takeFields(db, before.kept, before.gone, before.goneColour, take);
  await lookAtLives(db);
  const after = {
    kept: (await rowOf(db, "cats", "id", keptId))!,
    keptColour: await rowOf(db, "cat_colours", "cat_id", keptId),
  };
  const beside = { favourites, tags, sale, photos, certified, results, moved };
  const record: MergeRecord = { before, after, ...beside };
  const [merge] = await insertMerge(db, {
    keptId,
    goneId,
    memberId,
    record: JSON.stringify(record),
  });
  const { id } = merge!;
  if (areBothRegistered)
    await endNumber(db, { number: before.gone["reg_num"] as string, catId: keptId, mergeId: id });
  return id;
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
