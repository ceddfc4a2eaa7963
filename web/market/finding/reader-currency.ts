/** In which currency the market says prices, besides each ad's own. */
import { ApiFailure } from "@felistry/contract/client.ts";
import { AS_IN_AD } from "@felistry/contract/rendering.ts";
import type { PageTools } from "../../page-tools.ts";
import { loadCurrencies } from "../../reference/load-currencies.ts";
import { fetchSales, type SalesPage } from "../sales.ts";
import type { MarketQuery } from "./market-query.ts";

type Reader = Pick<PageTools, "call" | "currency" | "viewer">;

/** What the address asks for, else what was chosen, else a member's own. A guest's is not known before a choice. */
async function currencyFor(query: MarketQuery, tools: Reader): Promise<string | undefined> {
  const { call, currency, viewer } = tools;
  if (query.currency !== undefined) return query.currency;
  // Prices asked for without a currency are those of the ads: an address finds the same for everybody.
  if (query.from !== undefined || query.to !== undefined || currency === AS_IN_AD) return undefined;
  if (currency !== null || !viewer) return currency ?? undefined;
  const { list, defaultId } = await loadCurrencies({ call });
  return list.find(({ id }) => id === defaultId)?.code;
}

export interface SalesSaid {
  readonly list: SalesPage;
  readonly currency: string | undefined;
}

/** The ads that an address asks for, with prices for the reader. */
export async function fetchSalesFor(query: MarketQuery, tools: Reader): Promise<SalesSaid> {
  const { call } = tools;
  const currency = await currencyFor(query, tools);
  try {
    return { list: await fetchSales(call, { ...query, currency }), currency };
  } catch (error) {
    const isUnknown =
      error instanceof ApiFailure && error.fieldErrors.some(({ field }) => field === "currency");
    // One that the site had when it was chosen.
    if (!isUnknown || query.currency !== undefined) throw error;
    return { list: await fetchSales(call, query), currency: undefined };
  }
}
