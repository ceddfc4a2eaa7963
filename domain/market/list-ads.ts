/** A page of the market's list: littermates are one card. */
import type { AdFacts } from "./ad-facts.ts";
import { type AdPlace, isBefore } from "./ad-order.ts";
import { type AdTest, isWanted } from "./match-ads.ts";

/** An ad with the littermates that match too, itself first; alone if there are none. */
export type AdCard = readonly [AdFacts, ...AdFacts[]];

export interface ListedAds {
  readonly cards: readonly AdCard[];
  /** Where the next page begins; null after the last. */
  readonly last: AdPlace | null;
}

export interface AdsToList {
  /** In the order of `placeOf`. */
  readonly ads: readonly AdFacts[];
  readonly placeOf: (ad: AdFacts) => AdPlace;
  /** All ads of a litter. */
  readonly littermatesOf: (litter: number) => readonly AdFacts[];
}

export function listAds(
  { ads, placeOf, littermatesOf }: AdsToList,
  tests: readonly AdTest[],
  after: AdPlace | null,
  limit: number,
): ListedAds {
  const cards: AdCard[] = [];
  for (let at = after === null ? 0 : firstBehind(ads, placeOf, after); at < ads.length; at++) {
    const ad = ads[at]!;
    if (!isWanted(ad, tests)) continue;
    const card = cardOf(ad);
    if (card === null) continue;
    if (cards.length === limit) return { cards, last: placeOf(cards.at(-1)![0]) };
    cards.push(card);
  }
  return { cards, last: null };

  /** Null if a littermate has the card. */
  function cardOf(ad: AdFacts): AdCard | null {
    if (ad.litter === 0) return [ad];
    const place = placeOf(ad);
    const others = littermatesOf(ad.litter).filter((one) => one !== ad && isWanted(one, tests));
    if (others.some((one) => isBefore(placeOf(one), place))) return null;
    return [ad, ...others.toSorted((one, other) => one.catId - other.catId)];
  }
}

/** The first index whose place is behind this one. */
export function firstBehind(
  ads: readonly AdFacts[],
  placeOf: AdsToList["placeOf"],
  place: AdPlace,
): number {
  let [low, high] = [0, ads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(place, placeOf(ads[middle]!))) high = middle;
    else low = middle + 1;
  }
  return low;
}
