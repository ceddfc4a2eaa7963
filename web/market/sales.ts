import type { Answer } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";

export type SalesPage = Answer<"GET /sales/all-cats">;

/** One page of the market, for all breeds or one, from the start or after a cursor. */
export function fetchSales(
  call: ApiCaller,
  breed: string | null,
  cursor: string | null,
): Promise<SalesPage> {
  const after = cursor === null ? {} : { cursor };
  return breed === null
    ? call("GET /sales/all-cats", { query: after })
    : call("GET /sales/cats-sales", { query: { breed, ...after } });
}
