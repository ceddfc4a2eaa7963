/** A cat's photos in display order; one of them appears on its cards. */
import { z } from "zod";
import { PHOTOS_MAX } from "@felistry/domain/photos/photo-limit.ts";
import { calls } from "../call.ts";
import { code, filePath, flagOut, id, idInBody, idInPath } from "../fields.ts";

const byCat = z.object({ id: idInPath });
const byPhoto = z.object({ id: idInPath, photoId: idInPath });
const access = { rule: "cat-owner", id: "params.id" } as const;

export const catPhoto = z.object({
  id,
  path: z.string(),
  chosen: flagOut.describe("shown on the cat's cards"),
});
export type CatPhoto = z.output<typeof catPhoto>;

const photos = z.array(catPhoto);

export const photoCalls = calls({
  "POST /cats/{id}/catavaurl": {
    summary: "Set the cat's photo to an uploaded file",
    access,
    params: byCat,
    body: z.object({ filePath: filePath("invalid") }),
    data: z.object({ cat_ava_url: z.string() }),
    errors: ["cat_not_found", "foreign_upload"],
  },
  "GET /cats/{id}/photos": {
    summary: "The photos of a cat, in order",
    access: "public",
    fromCopy: true,
    params: byCat,
    data: photos,
    errors: ["cat_not_found"],
  },
  "POST /cats/{id}/photos": {
    summary: `Add an uploaded photo, at most ${PHOTOS_MAX} per cat; the first is the cat's avatar`,
    access,
    params: byCat,
    body: z.object({ filePath: filePath("invalid") }),
    creates: true,
    data: photos,
    errors: ["cat_not_found", "foreign_upload", "too_many_photos"],
  },
  "PUT /cats/{id}/photos/order": {
    summary: "Show the photos in this order",
    access,
    params: byCat,
    body: z.object({ ids: z.array(idInBody(), { error: code("invalid") }).max(PHOTOS_MAX) }),
    data: photos,
    errors: ["cat_not_found", "state_changed"],
  },
  "PUT /cats/{id}/photos/{photoId}/avatar": {
    summary: "Choose the photo shown on the cat's cards",
    access,
    params: byPhoto,
    data: photos,
    errors: ["cat_not_found", "photo_not_found"],
  },
  "DELETE /cats/{id}/photos/{photoId}": {
    summary:
      "Remove a photo and its files; if it was the avatar, the first of the others replaces it",
    access,
    params: byPhoto,
    data: photos,
    errors: ["cat_not_found", "photo_not_found"],
  },
});
