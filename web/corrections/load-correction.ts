import type { PageTools } from "../page-tools.ts";
import { orErrorScreen } from "../page-tools.ts";

/** A request, for its asker and the club. */
export const loadCorrection = async ({ call }: Pick<PageTools, "call">, id: number) =>
  (await orErrorScreen(call("GET /corrections/{id}", { params: { id } }))).data;
