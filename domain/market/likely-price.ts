/**
 * Which prices of a cat are likely. Of each other seller of the breed the middle price counts once,
 * so that nobody can move the bounds by many ads. With five sellers in the country, or else anywhere, likely is what lies within four
 * times the usual spread around the median; with fewer, what lies between a fixed floor and ceiling. Median and spread hold
 * while fewer than half of the sellers ask absurd prices, which quartiles of five do not. A cat that is given away has the
 * price 0: that is likely of a grown cat only.
 */

/** Below it nobody sells a cat; a price of 1 is put in to be found first. */
export const PRICE_FLOOR_EURO = 5;
export const PRICE_CEILING_EURO = 10_000;
const FEWEST_SELLERS = 5;
const TIMES = 4;
/** Half of a breed's sellers lie closer to the median than this: if they do not, the prices are not of one kind. */
const SPREAD_MOST = 4;

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

/** Of an even number, the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

function pricesBySeller(peers: readonly Peer[]): number[] {
  const bySeller = Map.groupBy(peers, (peer) => peer.seller_id);
  return [...bySeller.values()].map((own) => median(own.map(({ euro }) => euro)));
}

/** By what factor half of the prices differ from the middle one, at most: the median absolute deviation of their logarithms. */
function spreadAround(middle: number, prices: readonly number[]): number {
  const factors = prices.map((price) => Math.max(price / middle, middle / price));
  return Math.min(median(factors), SPREAD_MOST);
}

export function likelyPrices(peers: readonly Peer[], countryId: number): LikelyPrices {
  const asking = peers.filter(({ euro }) => euro > 0);
  const near = pricesBySeller(asking.filter((peer) => peer.country_id === countryId));
  const prices = near.length >= FEWEST_SELLERS ? near : pricesBySeller(asking);
  if (prices.length < FEWEST_SELLERS) return { low: PRICE_FLOOR_EURO, high: PRICE_CEILING_EURO };
  const middle = median(prices);
  const within = spreadAround(middle, prices) * TIMES;
  return { low: Math.max(middle / within, PRICE_FLOOR_EURO), high: middle * within };
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
