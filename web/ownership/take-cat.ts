/** A cat changes hands. Page and owner change in two calls, as specified; together they are one change (decisions §3). */
import type { ApiCaller } from "@felistry/contract/client.ts";

/** Takes a free cat to the caller's page. */
export async function takeCat(
  call: ApiCaller,
  cat: { catId: number; prev_owner_id?: number | null },
): Promise<void> {
  await call("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.catId } });
  await call("POST /cat-change-owner", { body: cat });
}

/** Returns a taken cat to its previous keeper. */
export async function giveCatBack(
  call: ApiCaller,
  cat: { catId: number; prev_owner_id: number | null },
): Promise<void> {
  await call("PUT /cats/user-from-prev", { body: cat });
  await call("POST /cat-change-owner/cat-change-owner-from-prev", { body: cat });
}
