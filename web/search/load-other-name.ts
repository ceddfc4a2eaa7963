import { orErrorScreen, type PageTools } from "../page-tools.ts";

export const loadOtherName = async ({ call }: Pick<PageTools, "call">, id: number) =>
  (await orErrorScreen(call("GET /cats/{id}/other-name", { params: { id } }))).data;
