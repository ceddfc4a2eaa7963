import type { Answer } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";

export type Order = Answer<"GET /order">["data"][number];

const PAGE = 10;

/** Orders received or placed by the reader. */
export function loadOrders(
  call: ApiCaller,
  side: "sell" | "buy",
  cursor: string | undefined,
): Promise<Answer<"GET /order">> {
  const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
  return call(side === "sell" ? "GET /order" : "GET /order/buy", { query });
}
