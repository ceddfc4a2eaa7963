/** Which ads a search wants. Every list, count and saved search asks here. */
import { daysBetween } from "../calendar.ts";
import type { ColourCodes } from "../colours/ems/codes.ts";
import type { Sex } from "../cats/sex.ts";
import { birthsOf } from "../herd/herd-view.ts";
import { markBit, marksOf, packedCoat, UNKNOWN_DAY } from "./ad-facts.ts";
import type { AdColumn } from "./ad-rows.ts";
import type { AdAge, AdBuild, AdClaim, Facet, Pattern } from "./choices.ts";
import type { AdTest } from "./match-ads.ts";
import { converted, type Rates } from "./rates.ts";

export interface AdFilter {
  /** Empty: all. */
  readonly breeds: readonly number[];
  readonly sex: Sex | null;
  readonly age: AdAge | null;
  readonly patterns: readonly Pattern[];
  readonly builds: readonly AdBuild[];
  /** Codes that the coat has, whatever else it has. */
  readonly codes: ColourCodes | null;
  readonly claims: readonly AdClaim[];
  readonly countryId: number | null;
  /** Its key; null: not asked for. */
  readonly place: string | null;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Of the prices; null: each ad's own. */
  readonly currencyId: number | null;
  /** `yyyy-mm-dd` */
  readonly readyBy: string | null;
  /** Found by name or number; null: not asked for. */
  readonly cats: ReadonlySet<number> | null;
  /** Words that name a town or a country too: ads there match as well. */
  readonly there: AdsThere | null;
}

export interface AdsThere {
  /** A pattern of `placePattern`. */
  readonly place: string | null;
  readonly countryId: number | null;
  /** Found by the other words; null: there are none. */
  readonly cats: ReadonlySet<number> | null;
}

export const EVERY_AD: AdFilter = {
  breeds: [],
  sex: null,
  age: null,
  patterns: [],
  builds: [],
  codes: null,
  claims: [],
  countryId: null,
  place: null,
  priceFrom: null,
  priceTo: null,
  currencyId: null,
  readyBy: null,
  cats: null,
  there: null,
};

const FIRST_DAY = "1970-01-01";
export const dayNumber = (day: string): number => daysBetween(FIRST_DAY, day);

/** The tests of what the filter asks for, and of nothing else. */
export function testsOf(filter: AdFilter, today: string, rates: Rates): AdTest[] {
  const { breeds, sex, age, patterns, builds, codes, claims, countryId, readyBy, cats } = filter;
  const tests: AdTest[] = [];
  const named = cats ?? new Set<number>();
  if (filter.there !== null) tests.push({ facet: null, cats: named, or: testsThere(filter.there) });
  else if (cats !== null) tests.push({ facet: null, cats });
  if (breeds.length > 0) tests.push(isOfBreeds(breeds));
  if (sex !== null) tests.push(has("sex", marksOf([sex])));
  if (age !== null) tests.push(isOfAge(age, today));
  if (patterns.length > 0) tests.push(has("pattern", marksOf(patterns)));
  if (builds.length > 0) tests.push(has("build", marksOf(builds)));
  if (codes !== null) {
    const { mask, value } = packedCoat(codes);
    tests.push({ facet: null, column: "coat", mask, from: value, to: value });
  }
  for (const claim of claims) tests.push(has(claim, markBit(claim)));
  if (countryId !== null) tests.push(between("country", "countryId", countryId, countryId));
  if (filter.place !== null) tests.push({ facet: "place", place: filter.place });
  if (readyBy !== null) tests.push(between(null, "ready", -Infinity, dayNumber(readyBy)));
  if (filter.priceFrom !== null || filter.priceTo !== null) tests.push(isOfPrice(filter, rates));
  return tests;
}

export function testsThere({ place, countryId, cats }: AdsThere): AdTest[] {
  return [
    ...(cats === null ? [] : [{ facet: null, cats }]),
    ...(countryId === null ? [] : [between(null, "countryId", countryId, countryId)]),
    ...(place === null ? [] : [{ facet: null, placeLike: place }]),
  ];
}

const WHOLE = -1;

const has = (facet: Facet, bits: number): AdTest => ({
  facet,
  column: "marks",
  mask: bits,
  from: bits,
  to: bits,
});

const between = (facet: Facet | null, column: AdColumn, from: number, to: number): AdTest => ({
  facet,
  column,
  mask: WHOLE,
  from,
  to,
});

function isOfBreeds(breeds: readonly number[]): AdTest {
  if (breeds.length === 1) return between("breed", "breedId", breeds[0]!, breeds[0]!);
  const column = "breedId";
  return { facet: "breed", column, beside: column, holds: (id) => breeds.includes(id) };
}

function isOfAge(age: AdAge, today: string): AdTest {
  const { after, upTo } = birthsOf(age, today);
  const from = after === null ? UNKNOWN_DAY + 1 : dayNumber(after) + 1;
  return between("age", "born", from, upTo === null ? Infinity : dayNumber(upTo));
}

function isOfPrice({ priceFrom, priceTo, currencyId }: AdFilter, rates: Rates): AdTest {
  const [from, to] = [priceFrom ?? -Infinity, priceTo ?? Infinity];
  if (currencyId === null) return between(null, "price", from, to);
  return {
    facet: null,
    column: "price",
    beside: "currencyId",
    holds(amount, currency) {
      const price = converted(amount, currency, currencyId, rates);
      return price !== null && price >= from && price <= to;
    },
  };
}
