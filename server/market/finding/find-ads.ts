import { z } from "zod";
import type { adCounts, foundAds } from "@felistry/contract/market/finding.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { AdCounts } from "@felistry/domain/market/count-ads.ts";
import { type AdFilter, type AdsThere, testsOf } from "@felistry/domain/market/ad-filter.ts";
import { type PlacesRead, placesLike } from "@felistry/domain/market/read-places.ts";
import type { WordsRead } from "@felistry/domain/market/read-words.ts";
import { type AdCard, listAds } from "@felistry/domain/market/list-ads.ts";
import { converted, dayOfRate, roughly } from "@felistry/domain/market/rates.ts";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler, ReadContext } from "../../http/handler.ts";
import type { Db } from "../../db/transaction.ts";
import type { ReadAds } from "./ad-index.ts";
import { type FoundCard, selectFoundAds } from "./found-statements.ts";
import { matchSearch } from "./match-search.ts";
import {
  type AdsWanted,
  catsNamed,
  currencyOf,
  placesAmong,
  type ResolvedSearch,
  readSaid,
  resolveSearch,
  searchByName,
} from "./resolve-search.ts";

export const findAds: Handler<"GET /market"> = async ({ query }, context) => {
  const { db, locale, services, today } = context;
  const { sort, limit, cursor, ...wanted } = query;
  const [rank, adId] = decodeCursor(cursor, [z.number(), rowId]) ?? [];
  const after = rank === undefined || adId === undefined ? null : { rank, adId };
  const { filter, read } = await search(wanted, context);
  const ads = await services.ads.read(today);
  const { counts, few } = matchSearch(ads, filter, today);
  const tests = testsOf(filter, today, ads.rates);
  const { cards, last } = listAds(ads.inOrder(sort, few), tests, after, limit);
  const shown = await cardsOf(db, cards, locale);
  const currency = wanted.currency && currencyOf(wanted.currency, ads.reference);
  return {
    data: {
      ads: shown.map((card) => ({
        ...card,
        price_about: currency ? about(card, currency, ads) : null,
      })),
      counts: countsSaid(counts, ads, locale),
      read: read && readSaid(read, locale),
      currencies: [...ads.reference.currencies].map(([code, { abb }]) => ({ code, abb })),
    } satisfies z.input<typeof foundAds>,
    message: counts.total === 0 ? m.market_no_cats_for_filter() : "",
    page: { next: last && encodeCursor([last.rank, last.adId]), total: counts.total },
  };
};

interface Understood {
  readonly filter: AdFilter;
  readonly read: WordsRead | null;
  readonly total: number;
}

async function search(wanted: AdsWanted, context: ReadContext): Promise<Understood> {
  const { reference } = await context.services.ads.read(context.today);
  const first = await understood(resolveSearch(wanted, reference), context);
  if (first.total > 0) return first;
  const named = searchByName(wanted, reference);
  const second = named && (await understood(named, context));
  return second && second.total > 0 ? second : first;
}

async function understood(
  resolved: ResolvedSearch,
  { db, services, today }: ReadContext,
): Promise<Understood> {
  const { filter, read } = resolved;
  const names = read?.names ?? [];
  const named = names.length === 0 ? null : await catsNamed(db, names);
  const { reference, rows } = await services.ads.read(today);
  const places = placesAmong(resolved, reference, (pattern) => {
    const like = placesLike(pattern);
    return rows.placeKeys.some((key) => like.test(key));
  });
  const there = places && (await adsThere(db, places));
  const ads = await services.ads.read(today);
  const whole = { ...filter, cats: named && withNumbered(named, names, ads), there };
  return { filter: whole, read, total: matchSearch(ads, whole, today).counts.total };
}

async function adsThere(db: Db, { place, countryId, names }: PlacesRead): Promise<AdsThere> {
  const cats = names.length === 0 ? null : new Set(await catsNamed(db, names));
  return { place, countryId, cats };
}

/** A number alone is also an ad's, or a cat's. */
function withNumbered(
  named: readonly number[],
  [name, ...others]: readonly string[],
  ads: ReadAds,
): ReadonlySet<number> {
  const isNumber = others.length === 0 && /^[1-9]\d{0,9}$/.test(name!);
  return new Set([...named, ...(isNumber ? ads.numbered(Number(name)) : [])]);
}

async function cardsOf(
  db: Db,
  cards: readonly AdCard[],
  locale: string,
): Promise<readonly FoundCard[]> {
  if (cards.length === 0) return [];
  const mates = cards.flatMap(([first, ...others]) =>
    others.map((other) => [first.adId, other.adId] as const),
  );
  const [row] = await selectFoundAds(db, {
    locale,
    adIds: cards.map(([{ adId }]) => adId),
    mateOf: mates.map(([of]) => of),
    mates: mates.map(([, mate]) => mate),
  });
  return row!.ads;
}

function about(
  { price_pet, currency_id }: FoundCard,
  currency: { readonly id: number; readonly abb: string },
  { rates, ratesSaid }: ReadAds,
) {
  const amount = converted(price_pet, currency_id, currency.id, rates);
  if (amount === null || currency_id === currency.id) return null;
  const day = dayOfRate(currency_id, currency.id, ratesSaid);
  return { amount: roughly(amount), currency_abb: currency.abb, day };
}

/** The places with most ads, those with as many by name: what a reader chooses among. */
const PLACES_SAID = 50;

function countsSaid(
  counts: AdCounts,
  { placeNamed, reference: { countries } }: ReadAds,
  locale: string,
): z.input<typeof adCounts> {
  return {
    ...counts,
    places: [...counts.places]
      .filter(([number]) => number > 0)
      .map(([number, count]) => ({ name: placeNamed(number), count }))
      .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
      .slice(0, PLACES_SAID),
    breeds: [...counts.breeds].map(([id, count]) => ({ id, count })),
    countries: [...countries.values()].flatMap((country) => {
      const count = counts.countries.get(country.id);
      return count ? { code: country.code, name: wordIn(country, "country", locale), count } : [];
    }),
  };
}
