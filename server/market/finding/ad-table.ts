/** The facts of all ads, in every order that has been asked for; changed in place. */
import {
  type AdFacts,
  coatFacts,
  marksOf,
  placeKey,
  UNKNOWN_DAY,
} from "@felistry/domain/market/ad-facts.ts";
import { type AdPlace, rankOf } from "@felistry/domain/market/ad-order.ts";
import { AD_CLAIMS, type AdSort } from "@felistry/domain/market/choices.ts";
import type { AdRows } from "@felistry/domain/market/ad-rows.ts";
import { type AdsToList, firstBehind } from "@felistry/domain/market/list-ads.ts";
import type { Rates } from "@felistry/domain/market/rates.ts";
import { type AdColumns, adColumns } from "./ad-columns.ts";
import type { AdRow } from "./ad-index-statements.ts";

export interface AdTable {
  /** To count. */
  readonly rows: AdRows;
  /** The ads of these cats are now those of the rows. */
  replace(catIds: Iterable<number>, rows: readonly AdRow[]): void;
  /** Orders by price follow these. */
  setRates(rates: Rates): void;
  /** A place as the seller who named it last spells it. */
  placeNamed(number: number): string;
  /** All ads, or those of these rows. */
  inOrder(sort: AdSort, some: Uint32Array | null): AdsToList;
  /** Cats with this number, of the ad or their own. */
  numbered(id: number): readonly number[];
}

/** Above this, sorting anew costs less than putting each into its place. */
const PUT_MOST = 500;

export function adTable(): AdTable {
  const ads: AdFacts[] = [];
  const rowOf = new Map<number, number>();
  const columns = adColumns();
  const orders = keptOrders();
  const litters = litterNumbers();
  const places = placeNumbers();

  const remove = (catId: number): void => {
    const row = rowOf.get(catId);
    if (row === undefined) return;
    const ad = ads[row]!;
    const last = ads.pop()!;
    rowOf.delete(catId);
    columns.shorten(ads.length);
    if (last !== ad) {
      ads[row] = last;
      rowOf.set(last.catId, row);
      columns.put(row, last, places.numberOf(last.place));
    }
    litters.remove(ad);
    orders.remove(ad);
  };

  const add = (ad: AdFacts): void => {
    rowOf.set(ad.catId, ads.length);
    columns.put(ads.length, ad, places.numberOf(ad.place));
    ads.push(ad);
    litters.add(ad);
    orders.add(ad);
  };

  return {
    rows: rowsOf(columns, places.keys, rowOf),
    replace(catIds, fresh) {
      const gone = [...catIds];
      if (gone.length + fresh.length > PUT_MOST) orders.forget();
      for (const catId of gone) remove(catId);
      for (const row of fresh) {
        const ad = factsOf(row, litters.numberOf(row));
        places.spelled(ad.place, row.place);
        add(ad);
      }
    },
    setRates: orders.setRates,
    inOrder: (sort, some) => ({
      ...(some === null
        ? orders.of(sort, ads)
        : orders.ofSome(
            sort,
            Array.from(some, (row) => ads[row]!),
          )),
      littermatesOf: litters.of,
    }),
    placeNamed: places.named,
    numbered: (id) =>
      ads.filter(({ adId, catId }) => adId === id || catId === id).map(({ catId }) => catId),
  };
}

/** The columns are exchanged for longer ones as they grow. */
const rowsOf = (
  columns: AdColumns,
  placeKeys: readonly string[],
  rowOf: ReadonlyMap<number, number>,
): AdRows => ({
  get size() {
    return columns.size;
  },
  get columns() {
    return columns.columns;
  },
  get places() {
    return columns.places;
  },
  placeKeys,
  rowOf: (catId) => rowOf.get(catId),
});

/** The orders that have been asked for. */
function keptOrders() {
  const lists = new Map<AdSort, AdFacts[]>();
  let rates: Rates = new Map();
  const placing = (sort: AdSort) => (ad: AdFacts) => ({
    rank: rankOf(ad, sort, rates),
    adId: ad.adId,
  });
  const behind = (sort: AdSort, list: readonly AdFacts[], ad: AdFacts): number => {
    const placeOf = placing(sort);
    return firstBehind(list, placeOf, placeOf(ad));
  };
  return {
    add(ad: AdFacts): void {
      for (const [sort, list] of lists) list.splice(behind(sort, list, ad), 0, ad);
    },
    remove(ad: AdFacts): void {
      for (const [sort, list] of lists) list.splice(behind(sort, list, ad) - 1, 1);
    },
    forget: () => lists.clear(),
    setRates(now: Rates): void {
      if (JSON.stringify([...now]) === JSON.stringify([...rates])) return;
      rates = now;
      lists.clear();
    },
    of(sort: AdSort, ads: readonly AdFacts[]) {
      const placeOf = placing(sort);
      let list = lists.get(sort);
      if (!list) lists.set(sort, (list = inPlaces(ads, placeOf)));
      return { ads: list, placeOf };
    },
    ofSome(sort: AdSort, ads: readonly AdFacts[]) {
      const placeOf = placing(sort);
      return { ads: inPlaces(ads, placeOf), placeOf };
    },
  };
}

/** Places are made once each, however often the sorting compares them. */
function inPlaces(ads: readonly AdFacts[], placeOf: (ad: AdFacts) => AdPlace): AdFacts[] {
  const ranks = Float64Array.from(ads, (ad) => placeOf(ad).rank);
  return Uint32Array.from(ads, (_, at) => at)
    .sort((one, other) => ranks[one]! - ranks[other]! || ads[other]!.adId - ads[one]!.adId)
    .reduce<AdFacts[]>((sorted, at) => (sorted.push(ads[at]!), sorted), []);
}

/** Littermates for sale by one member share a number. */
function litterNumbers() {
  const numbers = new Map<string, number>();
  const members = new Map<number, AdFacts[]>();
  return {
    numberOf({ mother_id, father_id, born, seller_id }: AdRow): number {
      if (mother_id === null) return 0;
      const key = `${mother_id} ${father_id} ${born} ${seller_id}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, numbers.size + 1);
      return numbers.size;
    },
    add(ad: AdFacts): void {
      if (ad.litter === 0) return;
      const others = members.get(ad.litter);
      if (others) others.push(ad);
      else members.set(ad.litter, [ad]);
    },
    remove(ad: AdFacts): void {
      const others = members.get(ad.litter)?.filter((one) => one !== ad);
      if (others) members.set(ad.litter, others);
    },
    of: (litter: number): readonly AdFacts[] => members.get(litter) ?? [],
  };
}

/** Places that sound alike share a number; 0 is none. */
function placeNumbers() {
  const keys = [""];
  const numbers = new Map([["", 0]]);
  const spellings = [""];
  const numberOf = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, keys.length);
    return keys.push(key) - 1;
  };
  return {
    keys,
    numberOf,
    spelled(key: string, place: string | null): void {
      if (place !== null) spellings[numberOf(key)] = place;
    },
    named: (number: number) => spellings[number] ?? "",
  };
}

export function factsOf(row: AdRow, litter: number): AdFacts {
  const { breed_ems, sex } = row;
  const { coat, patterns, builds } = coatFacts(breed_ems, row);
  const claims = AD_CLAIMS.filter((claim) => row[claim]);
  return {
    adId: row.ad_id,
    catId: row.cat_id,
    breedId: row.breed_id,
    litter,
    countryId: row.country_id,
    place: placeKey(row.place ?? ""),
    currencyId: row.currency_id,
    price: row.price,
    born: row.born ?? UNKNOWN_DAY,
    ready: row.ready,
    changed: row.changed,
    marks: marksOf([sex, ...claims, ...patterns, ...builds]),
    coat,
  };
}
