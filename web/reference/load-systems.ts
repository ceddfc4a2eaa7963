import type { Answer } from "@felistry/contract/api.ts";
import { orErrorScreen, type PageTools } from "../page-tools.ts";

/** The registration systems named on papers. */
export type Systems = Answer<"GET /cat-systems">["data"];

export async function loadSystems({ call }: Pick<PageTools, "call">): Promise<Systems> {
  return (await orErrorScreen(call("GET /cat-systems", {}))).data;
}
