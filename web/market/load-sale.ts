import type { Answer } from "@felistry/contract/api.ts";
import { orErrorScreen, orNull, type PageTools } from "../page-tools.ts";

/** An ad with everything that its page shows. */
export type Sale = Answer<"GET /sales/{catId}">["data"];

export function loadSale({ call }: Pick<PageTools, "call">, catId: number): Promise<Sale | null> {
  return orErrorScreen(orNull(call("GET /sales/{catId}", { params: { catId } })));
}
