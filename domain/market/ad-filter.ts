/** Which ads a search wants. Every list, count and saved search asks here. */
import { daysBetween } from "../calendar.ts";
import type { ColourCodes } from "../colours/ems/codes.ts";
import type { Sex } from "../cats/sex.ts";
import { birthsOf } from "../herd/herd-view.ts";
import { type AdFacts, markBit, marksOf, packedCoat, UNKNOWN_DAY } from "./ad-facts.ts";
import type { AdAge, AdClaim, Pattern } from "./choices.ts";
import { converted, type Rates } from "./rates.ts";

export interface AdFilter {
  /** Empty: all. */
  readonly breeds: readonly number[];
  readonly sex: Sex | null;
  readonly age: AdAge | null;
  readonly patterns: readonly Pattern[];
  /** Codes that the coat has, whatever else it has. */
  readonly codes: ColourCodes | null;
  readonly claims: readonly AdClaim[];
  readonly countryId: number | null;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Of the prices; null: each ad's own. */
  readonly currencyId: number | null;
  /** `yyyy-mm-dd` */
  readonly readyBy: string | null;
  /** Found by name or number; null: not asked for. */
  readonly cats: ReadonlySet<number> | null;
}

export const EVERY_AD: AdFilter = {
  breeds: [],
  sex: null,
  age: null,
  patterns: [],
  codes: null,
  claims: [],
  countryId: null,
  priceFrom: null,
  priceTo: null,
  currencyId: null,
  readyBy: null,
  cats: null,
};

/** What the choices of a form are about, each counted as if it were open. `NOTHING_COUNTED`: the others. */
export type Facet = "breed" | "sex" | "age" | "pattern" | "country" | AdClaim;

export interface AdTest {
  readonly facet: Facet | null;
  holds(ad: AdFacts): boolean;
}

const FIRST_DAY = "1970-01-01";
export const dayNumber = (day: string): number => daysBetween(FIRST_DAY, day);

/** The tests of what the filter asks for, and of nothing else. */
export function testsOf(filter: AdFilter, today: string, rates: Rates): AdTest[] {
  const tests: AdTest[] = [];
  const add = (facet: Facet | null, holds: AdTest["holds"]) => void tests.push({ facet, holds });
  const { breeds, sex, age, patterns, codes, claims, countryId, readyBy, cats } = filter;
  if (cats !== null) add(null, ({ catId }) => cats.has(catId));
  if (breeds.length === 1) add("breed", ({ breedId }) => breedId === breeds[0]);
  else if (breeds.length > 0) add("breed", ({ breedId }) => breeds.includes(breedId));
  if (sex !== null) add("sex", has(marksOf([sex])));
  if (age !== null) add("age", isOfAge(age, today));
  if (patterns.length > 0) add("pattern", has(marksOf(patterns)));
  if (codes !== null) {
    const { mask, value } = packedCoat(codes);
    add(null, ({ coat }) => (coat & mask) === value);
  }
  for (const claim of claims) add(claim, has(markBit(claim)));
  if (countryId !== null) add("country", (ad) => ad.countryId === countryId);
  if (readyBy !== null) {
    const day = dayNumber(readyBy);
    add(null, ({ ready }) => ready <= day);
  }
  if (filter.priceFrom !== null || filter.priceTo !== null) add(null, isOfPrice(filter, rates));
  return tests;
}

const has = (bits: number) => (ad: AdFacts) => (ad.marks & bits) === bits;

function isOfAge(age: AdAge, today: string): AdTest["holds"] {
  const { after, upTo } = birthsOf(age, today);
  const from = after === null ? null : dayNumber(after);
  const to = upTo === null ? null : dayNumber(upTo);
  return ({ born }) =>
    born !== UNKNOWN_DAY && (from === null || born > from) && (to === null || born <= to);
}

function isOfPrice({ priceFrom, priceTo, currencyId }: AdFilter, rates: Rates): AdTest["holds"] {
  return (ad) => {
    const price =
      currencyId === null ? ad.price : converted(ad.price, ad.currencyId, currencyId, rates);
    return (
      price !== null &&
      (priceFrom === null || price >= priceFrom) &&
      (priceTo === null || price <= priceTo)
    );
  };
}

export function isWanted(ad: AdFacts, tests: readonly AdTest[]): boolean {
  for (const test of tests) if (!test.holds(ad)) return false;
  return true;
}
