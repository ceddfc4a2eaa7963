/** Which ads pass a filter's tests: column by column for all ads, or one ad alone. */
import type { AdFacts } from "./ad-facts.ts";
import type { Facet } from "./choices.ts";
import {
  type AdColumn,
  type AdRows,
  addRow,
  addRows,
  everyRow,
  keepRows,
  noRows,
  type RowSet,
} from "./ad-rows.ts";
import { placesLike } from "./read-places.ts";

interface OfFacet {
  /** Null: no choice of the form. */
  readonly facet: Facet | null;
}

/** The bits under `mask` lie between two numbers, both included. */
interface WithinTest extends OfFacet {
  readonly column: AdColumn;
  readonly mask: number;
  readonly from: number;
  readonly to: number;
}

/** For what no interval says. */
interface HoldsTest extends OfFacet {
  readonly column: AdColumn;
  readonly beside: AdColumn;
  holds(value: number, beside: number): boolean;
}

interface CatsTest extends OfFacet {
  readonly cats: ReadonlySet<number>;
}

/** Each word begins one of the place, in this order and side by side. */
interface PlaceTest extends OfFacet {
  readonly place: string;
}

/** A pattern of the place's key. */
interface PlaceLikeTest extends OfFacet {
  readonly placeLike: string;
}

/** These cats, and the ads that pass all of the other tests. */
interface EitherTest extends OfFacet {
  readonly cats: ReadonlySet<number>;
  readonly or: readonly AdTest[];
}

export type AdTest = WithinTest | HoldsTest | CatsTest | EitherTest | PlaceTest | PlaceLikeTest;

export function isWanted(ad: AdFacts, tests: readonly AdTest[]): boolean {
  for (const test of tests) if (!passes(ad, test)) return false;
  return true;
}

function passes(ad: AdFacts, test: AdTest): boolean {
  if ("or" in test) return test.cats.has(ad.catId) || isWanted(ad, test.or);
  if ("cats" in test) return test.cats.has(ad.catId);
  if ("placeLike" in test) return placesLike(test.placeLike).test(ad.place);
  if ("place" in test) return ad.place.includes(test.place);
  if ("holds" in test) return test.holds(ad[test.column], ad[test.beside]);
  const value = ad[test.column] & test.mask;
  return value >= test.from && value <= test.to;
}

export interface MatchedAds {
  readonly whole: RowSet;
  /** The ads that pass all tests but the facet's own; the whole if it has none. */
  but(facet: Facet): RowSet;
}

export function matchAds(rows: AdRows, tests: readonly AdTest[]): MatchedAds {
  const open = everyRow(rows.size);
  const ofFacets: { readonly facet: Facet; readonly passed: RowSet }[] = [];
  for (const test of tests) {
    const passed = passing(rows, test);
    if (test.facet === null) keepRows(open, passed);
    else ofFacets.push({ facet: test.facet, passed });
  }
  const but = (facet: Facet | null): RowSet => {
    const set = open.slice();
    for (const one of ofFacets) if (one.facet !== facet) keepRows(set, one.passed);
    return set;
  };
  const whole = but(null);
  return {
    whole,
    but: (facet) => (ofFacets.some((one) => one.facet === facet) ? but(facet) : whole),
  };
}

function passing(rows: AdRows, test: AdTest): RowSet {
  if ("or" in test) return ofEither(rows, test);
  if ("cats" in test) return ofCats(rows, test.cats);
  if ("place" in test) return ofPlace(rows, (key) => key.includes(test.place));
  if ("placeLike" in test) {
    const like = placesLike(test.placeLike);
    return ofPlace(rows, (key) => like.test(key));
  }
  return "holds" in test ? holding(rows, test) : within(rows, test);
}

function ofCats(rows: AdRows, cats: ReadonlySet<number>): RowSet {
  const set = noRows(rows.size);
  for (const catId of cats) {
    const row = rows.rowOf(catId);
    if (row !== undefined) addRow(set, row);
  }
  return set;
}

function ofEither(rows: AdRows, { cats, or }: EitherTest): RowSet {
  const set = everyRow(rows.size);
  for (const test of or) keepRows(set, passing(rows, test));
  addRows(set, ofCats(rows, cats));
  return set;
}

function ofPlace({ size, places, placeKeys }: AdRows, isMeant: (key: string) => boolean): RowSet {
  const set = noRows(size);
  const isThere = Uint8Array.from(placeKeys, (key) => (isMeant(key) ? 1 : 0));
  for (let row = 0; row < size; row++) if (isThere[places[row]!] === 1) addRow(set, row);
  return set;
}

/** Without a branch for each ad: which way it would go is anybody's guess. */
function within({ size, columns }: AdRows, { column, mask, from, to }: WithinTest): RowSet {
  const set = noRows(size);
  const values = columns[column];
  const lowest = Math.max(from, -(2 ** 31)) | 0;
  const width = Math.min(to, 2 ** 31 - 1) - lowest;
  if (width < 0) return set;
  for (let row = 0; row < size; row++) {
    const isWithin = ((values[row]! & mask) - lowest) >>> 0 <= width ? 1 : 0;
    set[row >>> 5]! |= isWithin << (row & 31);
  }
  return set;
}

function holding({ size, columns }: AdRows, test: HoldsTest): RowSet {
  const set = noRows(size);
  const [values, beside] = [columns[test.column], columns[test.beside]];
  for (let row = 0; row < size; row++) if (test.holds(values[row]!, beside[row]!)) addRow(set, row);
  return set;
}
