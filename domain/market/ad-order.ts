/** The orders of the market's list: by rank, the newest ad first among equals. */
import { type AdFacts, UNKNOWN_DAY } from "./ad-facts.ts";
import type { AdSort } from "./choices.ts";
import type { Rates } from "./rates.ts";

/** Behind all that is known. */
const LAST = 1e12;
const OF_A_CURRENCY = 1e7;

/** Smaller comes first. Prices without a rate come last, each currency apart; so do cats without a birthday. */
export function rankOf(ad: AdFacts, sort: AdSort, rates: Rates): number {
  switch (sort) {
    case "newest":
      return -ad.changed;
    case "cheapest":
    case "dearest": {
      const sign = sort === "cheapest" ? 1 : -1;
      const perEuro = rates.get(ad.currencyId);
      if (perEuro !== undefined) return (sign * ad.price) / perEuro;
      return LAST + ad.currencyId * OF_A_CURRENCY + sign * ad.price;
    }
    case "youngest":
      return ad.born === UNKNOWN_DAY ? LAST : -ad.born;
    default:
      return ad.born === UNKNOWN_DAY ? LAST : ad.born;
  }
}

/** A place in an order, as a cursor keeps it. */
export interface AdPlace {
  readonly rank: number;
  readonly adId: number;
}

export function isBefore(one: AdPlace, other: AdPlace): boolean {
  return one.rank < other.rank || (one.rank === other.rank && one.adId > other.adId);
}

export const comparePlaces = (one: AdPlace, other: AdPlace): number =>
  one.rank - other.rank || other.adId - one.adId;
