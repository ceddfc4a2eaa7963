/** How many ads each choice of the form would leave. */
import { birthsOf } from "../herd/herd-view.ts";
import { SEXES, type Sex } from "../cats/sex.ts";
import { type AdFacts, markBit, marksOf, UNKNOWN_DAY } from "./ad-facts.ts";
import { type AdTest, dayNumber, type Facet } from "./ad-filter.ts";
import { AD_CLAIMS, type AdAge, type AdClaim, type Pattern, PATTERNS } from "./choices.ts";

export interface AdCounts {
  /** Ads that match. */
  readonly total: number;
  readonly breeds: ReadonlyMap<number, number>;
  readonly countries: ReadonlyMap<number, number>;
  readonly sexes: Readonly<Record<Sex, number>>;
  readonly ages: Readonly<Record<AdAge, number>>;
  readonly patterns: Readonly<Record<Pattern, number>>;
  readonly claims: Readonly<Record<AdClaim, number>>;
}

/** Ads by number, so that they may stand in columns; what `at` gives is only valid until its next call. */
export interface AdRows {
  readonly size: number;
  at(row: number): AdFacts;
}

/**
 * One pass over all ads: an ad that fails only what a facet asks for counts for that facet's other choices.
 * @param tests of the filter
 */
export function countAds(ads: AdRows, tests: readonly AdTest[], today: string): AdCounts {
  const tally = newTally(today);
  for (let row = 0; row < ads.size; row++) {
    const ad = ads.at(row);
    let failed: Facet | null = null;
    let failures = 0;
    for (const test of tests) {
      if (test.holds(ad)) continue;
      failures += test.facet === null ? 2 : 1;
      failed = test.facet;
      if (failures > 1) break;
    }
    if (failures === 0) tally.whole(ad);
    else if (failures === 1) tally.one(ad, failed!);
  }
  return tally.counts();
}

function newTally(today: string) {
  const [breeds, countries] = [new Uint32Array(IDS_MOST), new Uint32Array(IDS_MOST)];
  const marks = new Uint32Array(32);
  const ages = agesOn(today);
  let total = 0;
  const addMarks = (bits: number): void => {
    for (let rest = bits; rest !== 0; rest &= rest - 1) marks[Math.clz32(rest & -rest)]!++;
  };
  return {
    whole(ad: AdFacts): void {
      total++;
      breeds[ad.breedId]!++;
      countries[ad.countryId]!++;
      addMarks(ad.marks);
      ages.add(ad.born);
    },
    one(ad: AdFacts, facet: Facet): void {
      if (facet === "breed") breeds[ad.breedId]!++;
      else if (facet === "country") countries[ad.countryId]!++;
      else if (facet === "sex") addMarks(ad.marks & SEX_BITS);
      else if (facet === "pattern") addMarks(ad.marks & PATTERN_BITS);
      else if (facet === "age") ages.add(ad.born);
    },
    counts(): AdCounts {
      const named = <const Name extends Sex | Pattern | AdClaim>(names: readonly Name[]) =>
        Object.fromEntries(
          names.map((name) => [name, marks[Math.clz32(markBit(name))]!]),
        ) as Record<Name, number>;
      return {
        total,
        breeds: countedIds(breeds),
        countries: countedIds(countries),
        sexes: named(SEXES),
        patterns: named(PATTERNS),
        claims: named(AD_CLAIMS),
        ages: ages.counts(),
      };
    },
  };
}

/** Ids are small integers of the database. */
const IDS_MOST = 1 << 15;
const SEX_BITS = marksOf(SEXES);
const PATTERN_BITS = marksOf(PATTERNS);

function countedIds(counts: Uint32Array): Map<number, number> {
  const counted = new Map<number, number>();
  for (let id = 0; id < counts.length; id++) if (counts[id]! > 0) counted.set(id, counts[id]!);
  return counted;
}

function agesOn(today: string) {
  const [young, adult] = [
    dayNumber(birthsOf("young", today).upTo!),
    dayNumber(birthsOf("adult", today).upTo!),
  ];
  const ages: Record<AdAge, number> = { kitten: 0, young: 0, adult: 0 };
  return {
    add(born: number): void {
      if (born === UNKNOWN_DAY) return;
      ages[born <= adult ? "adult" : born <= young ? "young" : "kitten"]++;
    },
    counts: () => ages,
  };
}
