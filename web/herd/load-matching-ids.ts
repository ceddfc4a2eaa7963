import type { ApiCaller } from "@felistry/contract/client.ts";
import { filterOf, type HerdQuery } from "./herd-query.ts";

/** Of all pages, as many as can be chosen. */
export const loadMatchingIds = async (call: ApiCaller, query: HerdQuery) =>
  (await call("GET /me/herd/ids", { query: filterOf(query) })).data;
