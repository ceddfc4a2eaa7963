import type { PageTools } from "../page-tools.ts";
import { orErrorScreen } from "../page-tools.ts";

/** A request, for its asker and the club. */
export const loadTransfer = async ({ call }: Pick<PageTools, "call">, id: number) =>
  (await orErrorScreen(call("GET /transfers/{id}", { params: { id } }))).data;
