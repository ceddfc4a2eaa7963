/** A cat changes hands. Page and owner change by two calls, as the specification says; both are one change (decisions §3). */
import type { ApiCaller } from "@felistry/contract/client.ts";

/** Takes a free cat to one's own page. */
export async function takeCat(
  call: ApiCaller,
  cat: { catId: number; prev_owner_id?: number | null },
): Promise<void> {
  await call("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.catId } });
  await call("POST /cat-change-owner", { body: cat });
}

/** Gives a taken cat back to whoever had it. */
export async function giveCatBack(
  call: ApiCaller,
  cat: { catId: number; prev_owner_id: number | null },
): Promise<void> {
  await call("PUT /cats/user-from-prev", { body: cat });
  await call("POST /cat-change-owner/cat-change-owner-from-prev", { body: cat });
}
