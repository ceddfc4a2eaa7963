/** What other nouns may have done in photos. */
import { PHOTOS_MAX } from "@felistry/domain/photos/photo-limit.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { choose, insertPhoto, selectPhotoIds } from "./photo-statements.ts";

/** Of a cat whose row the transaction holds. @throws {Refusal} too_many_photos */
export async function attachPhoto(
  db: Tx,
  catId: number,
  { path, chosen }: { readonly path: string; readonly chosen: boolean },
): Promise<void> {
  const photos = await selectPhotoIds(db, { catId });
  if (photos.length >= PHOTOS_MAX) refuse("too_many_photos", { values: { most: PHOTOS_MAX } });
  const [photo] = await insertPhoto(db, { catId, path });
  if (chosen) await choose(db, { catId, photoId: photo!.id });
}
