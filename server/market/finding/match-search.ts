/** The counts of a search and, where few ads match, which; kept until an ad changes. */
import { type AdFilter, testsOf } from "@felistry/domain/market/ad-filter.ts";
import { rowsIn } from "@felistry/domain/market/ad-rows.ts";
import { countAds } from "@felistry/domain/market/count-ads.ts";
import { matchAds } from "@felistry/domain/market/match-ads.ts";
import type { MatchedSearch, ReadAds } from "./ad-index.ts";

const SEARCHES_KEPT = 1_000;
const FEW = 2_000;

const listed = (cats: ReadonlySet<number> | null | undefined) => cats && [...cats];

/** Of ads just read: nothing was awaited since. */
export function matchSearch(ads: ReadAds, filter: AdFilter, today: string): MatchedSearch {
  const key = JSON.stringify([filter, listed(filter.cats), listed(filter.there?.cats)]);
  const known = ads.matched.get(key);
  if (known) return known;
  const matched = matchAds(ads.rows, testsOf(filter, today, ads.rates));
  const counts = countAds(ads.rows, matched, today);
  const fresh = { counts, few: counts.total <= FEW ? rowsIn(matched.whole) : null };
  if (ads.matched.size >= SEARCHES_KEPT) ads.matched.clear();
  ads.matched.set(key, fresh);
  return fresh;
}
