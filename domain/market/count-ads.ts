/** How many ads each choice of the form would leave. */
import { birthsOf } from "../herd/herd-view.ts";
import { SEXES, type Sex } from "../cats/sex.ts";
import { markBit, MARK_BITS, UNKNOWN_DAY } from "./ad-facts.ts";
import { dayNumber } from "./ad-filter.ts";
import { type AdRows, rowsIn } from "./ad-rows.ts";
import {
  AD_BUILDS,
  AD_CLAIMS,
  type AdAge,
  type AdBuild,
  type AdClaim,
  type Facet,
  type Pattern,
  PATTERNS,
} from "./choices.ts";
import type { MatchedAds } from "./match-ads.ts";

export interface AdCounts {
  /** Ads that match. */
  readonly total: number;
  readonly breeds: ReadonlyMap<number, number>;
  readonly countries: ReadonlyMap<number, number>;
  /** By the number of the place. */
  readonly places: ReadonlyMap<number, number>;
  readonly sexes: Readonly<Record<Sex, number>>;
  readonly ages: Readonly<Record<AdAge, number>>;
  readonly patterns: Readonly<Record<Pattern, number>>;
  readonly builds: Readonly<Record<AdBuild, number>>;
  readonly claims: Readonly<Record<AdClaim, number>>;
}

/** An ad that fails only what a facet asks for counts for that facet's other choices. */
export function countAds(rows: AdRows, matched: MatchedAds, today: string): AdCounts {
  const { breedId, countryId, born, marks } = rows.columns;
  const all = rowsIn(matched.whole);
  const of = (facet: Facet): Uint32Array => {
    const set = matched.but(facet);
    return set === matched.whole ? all : rowsIn(set);
  };
  const bits = countedBits(marks, all);
  const bitsOf = (facet: Facet): Uint32Array => {
    const rowsOf = of(facet);
    return rowsOf === all ? bits : countedBits(marks, rowsOf);
  };
  return {
    total: all.length,
    breeds: countedIds(breedId, of("breed")),
    countries: countedIds(countryId, of("country")),
    places: countedIds(rows.places, of("place"), rows.placeKeys.length),
    sexes: named(SEXES, bitsOf("sex")),
    patterns: named(PATTERNS, bitsOf("pattern")),
    builds: named(AD_BUILDS, bitsOf("build")),
    claims: named(AD_CLAIMS, bits),
    ages: countedAges(born, of("age"), today),
  };
}

function named<const Name extends Sex | Pattern | AdBuild | AdClaim>(
  names: readonly Name[],
  counts: Uint32Array,
): Record<Name, number> {
  const counted = names.map((name) => [name, counts[31 - Math.clz32(markBit(name))]!]);
  return Object.fromEntries(counted) as Record<Name, number>;
}

const PART = 12;
const PART_BITS = (1 << PART) - 1;

/** How often each bit is set. A part of a number is counted whole first: there are few different ones. */
function countedBits(values: Int32Array, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(32);
  const parts = new Uint32Array(PART_BITS + 1);
  for (let at = 0; at < MARK_BITS; at += PART) {
    parts.fill(0);
    for (let i = 0; i < rows.length; i++) parts[(values[rows[i]!]! >>> at) & PART_BITS]!++;
    for (let part = 1; part < parts.length; part++)
      if (parts[part]! > 0)
        for (let rest = part; rest !== 0; rest &= rest - 1)
          counts[at + 31 - Math.clz32(rest & -rest)]! += parts[part]!;
  }
  return counts;
}

/** Ids are small integers of the database. */
const IDS_MOST = 1 << 15;

function countedIds(ids: Int32Array, rows: Uint32Array, most = IDS_MOST): Map<number, number> {
  const counts = new Uint32Array(most);
  for (let i = 0; i < rows.length; i++) counts[ids[rows[i]!]!]!++;
  const counted = new Map<number, number>();
  for (let id = 0; id < counts.length; id++) if (counts[id]! > 0) counted.set(id, counts[id]!);
  return counted;
}

function countedAges(births: Int32Array, rows: Uint32Array, today: string): Record<AdAge, number> {
  const young = dayNumber(birthsOf("young", today).upTo!);
  const adult = dayNumber(birthsOf("adult", today).upTo!);
  const ages: Record<AdAge, number> = { kitten: 0, young: 0, adult: 0 };
  for (let i = 0; i < rows.length; i++) {
    const born = births[rows[i]!]!;
    if (born === UNKNOWN_DAY) continue;
    if (born <= adult) ages.adult++;
    else if (born <= young) ages.young++;
    else ages.kitten++;
  }
  return ages;
}
