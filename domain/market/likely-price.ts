/**
 * Which prices of a cat are likely. Of each other seller of the breed the middle price counts once,
 * so that nobody can move the bounds by many ads. With five sellers in the country, or else anywhere, likely is what lies between a quarter of
 * the lower quartile and four times the upper one; with fewer, what lies between a fixed floor and ceiling. A cat that is given
 * away has the price 0: that is likely of a grown cat only.
 */

/** Below it nobody sells a cat; a price of 1 is put in to be found first. */
export const PRICE_FLOOR_EURO = 5;
export const PRICE_CEILING_EURO = 10_000;
const FEWEST_SELLERS = 5;
const TIMES = 4;

export interface Peer {
  readonly seller_id: number;
  readonly country_id: number;
  readonly euro: number;
}

export interface LikelyPrices {
  /** In euro. */
  readonly low: number;
  readonly high: number;
}

/** Linear between neighbours; of one value, the value. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at - Math.floor(at));
}

function pricesBySeller(peers: readonly Peer[]): number[] {
  const bySeller = Map.groupBy(peers, (peer) => peer.seller_id);
  const sorted = (prices: number[]) => prices.toSorted((one, other) => one - other);
  return sorted(
    [...bySeller.values()].map((own) => quantile(sorted(own.map(({ euro }) => euro)), 0.5)),
  );
}

export function likelyPrices(peers: readonly Peer[], countryId: number): LikelyPrices {
  const asking = peers.filter(({ euro }) => euro > 0);
  const near = pricesBySeller(asking.filter((peer) => peer.country_id === countryId));
  const prices = near.length >= FEWEST_SELLERS ? near : pricesBySeller(asking);
  if (prices.length < FEWEST_SELLERS) return { low: PRICE_FLOOR_EURO, high: PRICE_CEILING_EURO };
  return {
    low: Math.max(quantile(prices, 0.25) / TIMES, PRICE_FLOOR_EURO),
    high: quantile(prices, 0.75) * TIMES,
  };
}

interface Asked {
  /** In euro. */
  readonly pet: number;
  readonly breeding: number | null;
  readonly isGrown: boolean;
}

export function isLikelyPrice(
  { pet, breeding, isGrown }: Asked,
  { low, high }: LikelyPrices,
): boolean {
  const isEnough = pet === 0 ? isGrown : pet >= low;
  return isEnough && pet <= high && (breeding ?? 0) <= high * TIMES;
}

/** Units for one euro, to the order of magnitude: for floor and ceiling in currencies without a loaded rate. */
export const ROUGH_PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.1,
  RUB: 95,
  GBP: 0.85,
  UAH: 45,
  KZT: 550,
  BYN: 3.5,
  PLN: 4.3,
  CZK: 25,
  SEK: 11,
  NOK: 11.5,
  DKK: 7.5,
  CHF: 0.95,
  HUF: 395,
  RON: 5,
  MDL: 19.5,
  GEL: 3,
  AMD: 430,
  TRY: 40,
  ILS: 4,
  CNY: 7.8,
  JPY: 165,
  CAD: 1.5,
  AUD: 1.7,
};
