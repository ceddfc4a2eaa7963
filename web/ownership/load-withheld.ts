import type { Answer } from "@felistry/contract/api.ts";
import { orErrorScreen, type PageTools } from "../page-tools.ts";

/** Papers closed by a cat's earlier keepers. */
export type Withheld = Answer<"GET /cats/{id}/withheld-papers">["data"];

export async function loadWithheld(
  { call }: Pick<PageTools, "call">,
  id: number,
): Promise<Withheld> {
  return (await orErrorScreen(call("GET /cats/{id}/withheld-papers", { params: { id } }))).data;
}
