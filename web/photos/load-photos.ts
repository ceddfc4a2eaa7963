import type { ApiCaller } from "@felistry/contract/client.ts";
import type { CatPhoto } from "@felistry/contract/photos/photos.ts";

/** A cat without an avatar has no photos: it is drawn, and nothing is requested. */
export async function loadPhotos(
  call: ApiCaller,
  { id, cat_ava_url }: { id: number; cat_ava_url: string | null },
): Promise<readonly CatPhoto[]> {
  if (cat_ava_url === null) return [];
  return (await call("GET /cats/{id}/photos", { params: { id } })).data;
}
