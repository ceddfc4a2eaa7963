import type { Inbreeding } from "@felistry/contract/inbreeding.ts";
import { orErrorScreen, orNull, type PageTools } from "../page-tools.ts";
import { orTooLarge, type TooLarge } from "../pedigree/too-large-line.ts";
import { type Depth, depthQuery } from "./depth-line.ts";

export interface LoadedInbreeding {
  readonly figures: Inbreeding | TooLarge;
  readonly depth: Depth;
}

export async function loadInbreeding(
  { call }: Pick<PageTools, "call">,
  catId: number,
  depth: Depth,
): Promise<LoadedInbreeding | null> {
  const input = { params: { catId }, query: depthQuery(depth) };
  const figures = await orErrorScreen(
    orTooLarge(orNull(call("GET /pedigree/{catId}/inbreeding", input))),
  );
  return figures && { figures, depth };
}
