/** Joins the photos of two records in one order with one chosen photo, and separates them again. */
import { PHOTOS_MAX } from "@felistry/domain/photos/photo-limit.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { isSame } from "./merge-rows.ts";

interface PhotoRow {
  readonly id: number;
  readonly cat_id: number;
  readonly path: string;
  readonly place: number;
  readonly chosen: boolean;
}

/** Whole rows, before and after the merge. */
export interface JoinedPhotos {
  readonly before: readonly PhotoRow[];
  readonly after: readonly PhotoRow[];
}

const photoRows = statement(
  "merge_photos",
  "select to_jsonb(p) as row from cat_photos p where p.cat_id = any(:catIds) order by p.place, p.id",
  told<{ row: PhotoRow }>(),
);

/**
 * Replaces the photos of two cats by these. One statement, because a trigger at its end updates the cats' rows; within it
 * the kept cat's choice comes last, because the unique index allows one chosen photo at any moment.
 */
const placePhotos = statement(
  "merge_photos_place",
  `with wanted as (
     select * from jsonb_populate_recordset(null::cat_photos, :rows::jsonb)
   ), removed as (
     delete from cat_photos p where p.cat_id in (:keptId, :goneId) and not exists (select from wanted w where w.id = p.id) returning p.id
   ), added as (
     insert into cat_photos (id, cat_id, path, place, chosen, created_at)
     select w.id, w.cat_id, w.path, w.place, w.chosen, w.created_at from wanted w where not exists (select from cat_photos p where p.id = w.id) returning id
   ), settled as (
     update cat_photos p set cat_id = w.cat_id, place = w.place, chosen = w.chosen
     from wanted w where w.id = p.id and not (w.cat_id = :keptId and w.chosen) and (select count(*) from removed) >= 0
     returning p.id
   )
   update cat_photos p set cat_id = w.cat_id, place = w.place, chosen = true
   from wanted w where w.id = p.id and w.cat_id = :keptId and w.chosen
     and (select count(*) from settled) + (select count(*) from added) >= 0`,
);

async function rowsOf(tx: Tx, catIds: number[]): Promise<PhotoRow[]> {
  return (await photoRows(tx, { catIds })).map(({ row }) => row);
}

/**
 * Appends the other record's photos, without pictures that both have. The kept record's choice stays, unless the other's
 * photo is taken or the kept record has none.
 */
export async function joinPhotos(
  tx: Tx,
  keptId: number,
  goneId: number,
  takesChoice: boolean,
): Promise<JoinedPhotos> {
  const [own, others] = [await rowsOf(tx, [keptId]), await rowsOf(tx, [goneId])];
  const before = [...own, ...others];
  if (others.length === 0) return { before, after: own };
  const paths = new Set(own.map(({ path }) => path));
  const added = others.filter(({ path }) => !paths.has(path));
  if (added.length > 0 && own.length + added.length > PHOTOS_MAX)
    refuse("too_many_photos", { values: { most: PHOTOS_MAX } });
  const [ownChoice, othersChoice] = [own, others].map((rows) => rows.find((row) => row.chosen));
  const shown = takesChoice ? (othersChoice ?? ownChoice) : (ownChoice ?? othersChoice);
  const last = own.at(-1)?.place ?? 0;
  const joined = [
    ...own,
    ...added.map((row, index) => ({ ...row, cat_id: keptId, place: last + index + 1 })),
  ].map((row) => ({ ...row, chosen: row.path === shown?.path }));
  await placePhotos(tx, { keptId, goneId, rows: JSON.stringify(joined) });
  return { before, after: await rowsOf(tx, [keptId]) };
}

export async function arePhotosAsLeft(tx: Tx, keptId: number, { after }: JoinedPhotos) {
  const now = await rowsOf(tx, [keptId]);
  return (
    now.length === after.length &&
    now.every((row, index) => isSame({ ...row }, { ...after[index]! }))
  );
}

/** Gives both records their photos back; requires `arePhotosAsLeft`. */
export async function partPhotos(
  tx: Tx,
  keptId: number,
  goneId: number,
  { before }: JoinedPhotos,
): Promise<void> {
  if (before.some((row) => row.cat_id === goneId))
    await placePhotos(tx, { keptId, goneId, rows: JSON.stringify(before) });
}
