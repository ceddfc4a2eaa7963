import type { PageTools } from "../page-tools.ts";
import { orErrorScreen } from "../page-tools.ts";

/** A request to merge two records, for the club. */
export const loadMergeRequest = async ({ call }: Pick<PageTools, "call">, id: number) =>
  (await orErrorScreen(call("GET /admin/merge-requests/{id}", { params: { id } }))).data;
