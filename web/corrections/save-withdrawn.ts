import type { PageTools } from "../page-tools.ts";

/** The first of two who are to annul a registration thinks better of it. */
export async function withdrawAnnulment(
  { call }: Pick<PageTools, "call">,
  catId: number,
): Promise<void> {
  await call("PUT /cats/{id}/annulment/withdraw", { params: { id: catId } });
}
