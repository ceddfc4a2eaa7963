/** A cat's photos. Every write locks the cat's row (by its row rule), so that neither the limit nor the choice can race. */
import { PHOTOS_MAX } from "@felistry/domain/photos/photo-limit.ts";
import { ownUpload } from "../documents/queries.ts";
import type { Db, Tx } from "../db/transaction.ts";
import { envelopeText, type Handler, type TextOf, type Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  choose,
  deletePhoto,
  insertPhoto,
  selectPhotoIds,
  selectPhotos,
  setOrder,
} from "./photo-statements.ts";

export const listPhotos: Handler<"GET /cats/{id}/photos"> = ({ params }, { db }) =>
  photosOf(db, params.id);

export const addPhoto: Handler<"POST /cats/{id}/photos"> = async (
  { params, body },
  { db, member },
) => {
  await putPhoto(db, params.id, body.filePath, member);
  return photosOf(db, params.id);
};

/** The specification's call: adds the photo and makes it the one on the cat's cards. */
export const setCatPhoto: Handler<"POST /cats/{id}/catavaurl"> = async (
  { params, body },
  { db, member },
) => {
  await choose(db, {
    catId: params.id,
    photoId: await putPhoto(db, params.id, body.filePath, member),
  });
  return { data: { cat_ava_url: body.filePath } };
};

export const chooseAvatar: Handler<"PUT /cats/{id}/photos/{photoId}/avatar"> = async (
  { params },
  { db },
) => {
  const photos = await selectPhotoIds(db, { catId: params.id });
  if (!photos.some(({ id }) => id === params.photoId)) refuse("photo_not_found");
  await choose(db, { catId: params.id, photoId: params.photoId });
  return photosOf(db, params.id);
};

export const orderPhotos: Handler<"PUT /cats/{id}/photos/order"> = async (
  { params, body },
  { db },
) => {
  const present = new Set((await selectPhotoIds(db, { catId: params.id })).map(({ id }) => id));
  const wanted = new Set(body.ids);
  if (wanted.size !== body.ids.length || wanted.symmetricDifference(present).size > 0)
    refuse("state_changed");
  await setOrder(db, { ids: body.ids });
  return photosOf(db, params.id);
};

export const removePhoto: Handler<"DELETE /cats/{id}/photos/{photoId}"> = async (
  { params },
  { db, services, onCommit },
) => {
  const [removed] = await deletePhoto(db, { catId: params.id, photoId: params.photoId });
  if (!removed) refuse("photo_not_found");
  onCommit(services.forgetting.now);
  return photosOf(db, params.id);
};

async function photosOf(db: Db, catId: number): Promise<TextOf<"GET /cats/{id}/photos">> {
  return envelopeText((await selectPhotos(db, { catId })) ?? refuse("cat_not_found"), "");
}

/** @returns the photo's id; a photo that the cat already has is not added again */
async function putPhoto(db: Tx, catId: number, path: string, member: Member): Promise<number> {
  const photos = await selectPhotoIds(db, { catId });
  const known = photos.find((photo) => photo.path === path);
  if (known) return known.id;
  const own = await ownUpload(db, path, member.id, "cat-photo");
  if (photos.length >= PHOTOS_MAX) refuse("too_many_photos", { values: { most: PHOTOS_MAX } });
  return (await insertPhoto(db, { catId, path: own }))[0]!.id;
}
