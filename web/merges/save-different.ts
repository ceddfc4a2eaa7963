import { ApiFailure } from "@felistry/contract/client.ts";
import type { PageTools } from "../page-tools.ts";

/** Null, or why it was refused. */
export async function saveDifferent(
  { call }: Pick<PageTools, "call">,
  catId: number,
  pair: { readonly other: number; readonly different: boolean },
): Promise<string | null> {
  try {
    await call("PUT /cats/{id}/different", { params: { id: catId }, body: pair });
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.body.message;
  }
}
