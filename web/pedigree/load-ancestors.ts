import { orErrorScreen, orNull, type PageTools } from "../page-tools.ts";
import type { PlacedAncestor } from "./ancestors-of-figure.ts";

/** The code for the ancestors' words is loaded in parallel, only by a browser coming from another page. */
export async function loadAncestors(
  { call, locale }: Pick<PageTools, "call" | "locale">,
  id: number,
): Promise<readonly PlacedAncestor[] | null> {
  const [record, titles, { placedAncestors }] = await orErrorScreen(
    Promise.all([
      orNull(call("GET /parents/{id}/ancestors", { params: { id } })),
      call("GET /pedigree/{catId}/titles", { params: { catId: id } }),
      import("./ancestors-of-figure.ts"),
    ]),
  );
  return record && placedAncestors(record, titles.data, locale);
}
