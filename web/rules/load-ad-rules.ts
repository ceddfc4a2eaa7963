import type { Answer } from "@felistry/contract/api.ts";
import { orErrorScreen, orNull, type PageTools } from "../page-tools.ts";

export type AdRules = Answer<"GET /cats/{id}/ad-rules">["data"];

export function loadAdRules(
  { call }: Pick<PageTools, "call">,
  id: number,
): Promise<AdRules | null> {
  return orErrorScreen(orNull(call("GET /cats/{id}/ad-rules", { params: { id } })));
}
