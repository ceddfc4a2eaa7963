import type { Answer } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { MarketQuery } from "./finding/market-query.ts";

export type SalesPage = Answer<"GET /market">;
export type FoundAds = SalesPage["data"];
export type FoundAd = FoundAds["ads"][number];

/** One page of what is found, from its beginning or after the query's cursor. */
export const fetchSales = (call: ApiCaller, query: MarketQuery): Promise<SalesPage> =>
  call("GET /market", { query });
