import type { Answer } from "@felistry/contract/api.ts";
import type { PageTools } from "../page-tools.ts";

/** The newest ads of one breed. */
export const loadSalesOfBreed = (
  { call }: Pick<PageTools, "call">,
  breed: string,
  limit: number,
): Promise<Answer<"GET /sales/cats-sales">> =>
  call("GET /sales/cats-sales", { query: { breed, limit } });
