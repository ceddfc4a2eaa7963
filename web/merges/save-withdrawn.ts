import type { PageTools } from "../page-tools.ts";

/** Whoever has asked for a merge thinks better of it. */
export async function withdrawMerge({ call }: Pick<PageTools, "call">, id: number): Promise<void> {
  await call("PUT /admin/merge-requests/{id}/withdraw", { params: { id } });
}
