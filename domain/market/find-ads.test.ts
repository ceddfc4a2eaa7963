import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_COLOUR } from "../colours/ems/codes.ts";
import { buildsOf, coatFacts, type AdFacts, marksOf, placeKey, UNKNOWN_DAY } from "./ad-facts.ts";
import { type AdFilter, dayNumber, EVERY_AD, testsOf } from "./ad-filter.ts";
import { comparePlaces, rankOf } from "./ad-order.ts";
import { AD_AGES, AD_BUILDS, AD_CLAIMS, AD_SORTS, type AdSort, PATTERNS } from "./choices.ts";
import { SEXES } from "../cats/sex.ts";
import { countAds } from "./count-ads.ts";
import { listAds } from "./list-ads.ts";
import { isWanted, matchAds } from "./match-ads.ts";
import { AD_COLUMNS, type AdRows } from "./ad-rows.ts";

const TODAY = "2026-11-23";
const RATES = new Map([
  [1, 1],
  [2, 1.25],
]);

function ad(adId: number, traits: Partial<AdFacts> = {}): AdFacts {
  return {
    adId,
    catId: adId + 100,
    breedId: 1 + (adId % 3),
    litter: 0,
    countryId: 1,
    place: "",
    currencyId: 1,
    price: 100 * adId,
    born: dayNumber("2026-08-01"),
    ready: dayNumber("2026-12-01"),
    changed: 1_000 + adId,
    marks: marksOf([adId % 2 === 0 ? "female" : "male"]),
    coat: 0,
    ...traits,
  };
}

const matching = (ads: readonly AdFacts[], filter: Partial<AdFilter>) => {
  const tests = testsOf({ ...EVERY_AD, ...filter }, TODAY, RATES);
  return ads.filter((one) => isWanted(one, tests)).map(({ adId }) => adId);
};

function inColumns(ads: readonly AdFacts[]): AdRows {
  const columns = Object.fromEntries(
    AD_COLUMNS.map((name) => [name, Int32Array.from(ads, (one) => one[name])]),
  ) as AdRows["columns"];
  const rows = new Map(ads.map(({ catId }, row) => [catId, row]));
  const placeKeys = [...new Set(ads.map(({ place }) => place))];
  const places = Int32Array.from(ads, ({ place }) => placeKeys.indexOf(place));
  return { size: ads.length, columns, places, placeKeys, rowOf: (catId) => rows.get(catId) };
}

function counted(ads: readonly AdFacts[], filter: Partial<AdFilter>) {
  const rows = inColumns(ads);
  const tests = testsOf({ ...EVERY_AD, ...filter }, TODAY, RATES);
  return countAds(rows, matchAds(rows, tests), TODAY);
}

test("a coat has what its breed implies, and a colour asked for leaves the rest open", () => {
  const { coat, patterns } = coatFacts("NEM", { ...NO_COLOUR, main: "n", tabby: "22" });
  expect(patterns).toEqual(["tabby", "blotched", "point"]);
  const cat = ad(1, { coat, marks: marksOf(["male", ...patterns]) });
  expect(matching([cat], { codes: { ...NO_COLOUR, main: "n" } })).toEqual([1]);
  expect(matching([cat], { codes: { ...NO_COLOUR, main: "n", point: "33" } })).toEqual([1]);
  expect(matching([cat], { codes: { ...NO_COLOUR, main: "a" } })).toEqual([]);
  expect(matching([cat], { patterns: ["blotched", "point"] })).toEqual([1]);
  expect(matching([cat], { patterns: ["solid"] })).toEqual([]);
});

test("[12.1] a tail, ears and a coat are the cat's own, else its breed's", () => {
  const shown = (breed: string, build: string | null) => buildsOf(breed, build);
  expect(shown("SFS", null)).toEqual(["folded_ears"]);
  expect(shown("SFS", "71")).toEqual(["straight_ears"]);
  expect(shown("MAN", null)).toEqual(["tailless"]);
  expect(shown("MAN", "53")).toEqual(["short_tail"]);
  expect(shown("MAN", "54")).toEqual([]);
  expect(shown("KBL", null)).toEqual(["short_tail"]);
  expect(shown("PEB", "83")).toEqual(["brush_coat"]);
  expect(shown("MCO", null)).toEqual([]);
  const fold = ad(1, { marks: marksOf(["male", ...shown("SFS", null)]) });
  const straight = ad(2, { marks: marksOf(["male", ...shown("SCS", null)]) });
  expect(matching([fold, straight], { builds: ["folded_ears"] })).toEqual([1]);
  expect(counted([fold, straight], { builds: ["folded_ears"] }).builds).toMatchObject({
    folded_ears: 1,
    straight_ears: 1,
  });
});

test("an age has its first day and not the next age's", () => {
  const born = (day: string | null) => ad(1, { born: day === null ? UNKNOWN_DAY : dayNumber(day) });
  expect(matching([born("2026-03-24")], { age: "kitten" })).toEqual([1]);
  expect(matching([born("2026-03-23")], { age: "kitten" })).toEqual([]);
  expect(matching([born("2026-03-23")], { age: "young" })).toEqual([1]);
  expect(matching([born("2025-11-23")], { age: "adult" })).toEqual([1]);
  for (const age of ["kitten", "young", "adult"] as const)
    expect(matching([born(null)], { age })).toEqual([]);
});

test("a price is compared in the currency asked for, without a rate in that currency alone", () => {
  const ads = [
    ad(1, { price: 1000 }),
    ad(2, { price: 1000, currencyId: 2 }),
    ad(3, { price: 1000, currencyId: 9 }),
  ];
  expect(matching(ads, { priceTo: 900, currencyId: 1 })).toEqual([2]);
  expect(matching(ads, { priceFrom: 900, currencyId: 9 })).toEqual([3]);
  expect(matching(ads, { priceFrom: 1000, priceTo: 1000 })).toEqual([1, 2, 3]);
});

test("a place is found by the beginning of a word of its name, in either script, without accents", () => {
  const at = (place: string) => [ad(1, { place: placeKey(place) })];
  const found = (place: string, asked: string) => matching(at(place), { place: placeKey(asked) });
  expect(found("10115 Berlin-Mitte", "berlin")).toEqual([1]);
  expect(found("Köln", "Koln")).toEqual([1]);
  expect(found("Москва", "Moskva")).toEqual([1]);
  expect(found("Berlin", "lin")).toEqual([]);
  expect(found("", "Berlin")).toEqual([]);
});

test("each choice counts the ads that it would leave", () => {
  const ads = Array.from({ length: 12 }, (_, at) => ad(at + 1));
  const counts = counted(ads, { sex: "female", breeds: [1] });
  for (const breedId of [1, 2, 3])
    expect(counts.breeds.get(breedId)).toBe(
      matching(ads, { sex: "female", breeds: [breedId] }).length,
    );
  for (const sex of ["male", "female"] as const)
    expect(counts.sexes[sex]).toBe(matching(ads, { sex, breeds: [1] }).length);
  expect(counts.total).toBe(2);
  expect(counts.ages).toEqual({ kitten: 2, young: 0, adult: 0 });
});

const anyAd = fc
  .record({
    breedId: fc.integer({ min: 1, max: 4 }),
    countryId: fc.integer({ min: 1, max: 3 }),
    currencyId: fc.constantFrom(1, 2, 9),
    place: fc.constantFrom("", ...["Berlin-Mitte", "Berlin", "Köln", "Кёльн"].map(placeKey)),
    price: fc.integer({ min: 0, max: 5 }).map((hundreds) => hundreds * 100),
    born: fc.constantFrom(
      UNKNOWN_DAY,
      ...["2026-08-01", "2026-01-10", "2020-05-05"].map(dayNumber),
    ),
    ready: fc.constantFrom(...["2026-12-01", "2027-02-01"].map(dayNumber)),
    marks: fc.tuple(
      fc.constantFrom(...SEXES),
      fc.subarray([...AD_CLAIMS]),
      fc.subarray([...PATTERNS]),
      fc.subarray([...AD_BUILDS]),
    ),
    coat: fc.integer({ min: 0, max: 1023 }),
  })
  .map(({ marks: [sex, claims, patterns, builds], ...traits }) => ({
    ...traits,
    marks: marksOf([sex, ...claims, ...patterns, ...builds]),
  }));

const anyFilter: fc.Arbitrary<Partial<AdFilter>> = fc.record(
  {
    breeds: fc.subarray([1, 2, 3]),
    sex: fc.constantFrom(...SEXES),
    age: fc.constantFrom(...AD_AGES),
    patterns: fc.subarray(PATTERNS.slice(0, 3)),
    builds: fc.subarray(AD_BUILDS.slice(0, 2)),
    claims: fc.subarray(AD_CLAIMS.slice(0, 2)),
    countryId: fc.integer({ min: 1, max: 3 }),
    place: fc.constantFrom(...["Ber", "Berlin Mitte", "Köln"].map(placeKey)),
    priceFrom: fc.constantFrom(0, 200),
    priceTo: fc.constantFrom(300, 400),
    currencyId: fc.constantFrom(1, 2, 9),
    readyBy: fc.constantFrom("2026-12-01", "2026-11-30"),
    cats: fc.uniqueArray(fc.integer({ min: 101, max: 160 })).map((ids) => new Set(ids)),
  },
  { requiredKeys: [] },
);

test("each choice of any search counts what choosing it would find, one ad at a time", () => {
  fc.assert(
    fc.property(fc.array(anyAd, { maxLength: 70 }), anyFilter, (traits, filter) => {
      const ads = traits.map((one, at) => ad(at + 1, one));
      const counts = counted(ads, filter);
      const found = (choice: Partial<AdFilter>) => matching(ads, { ...filter, ...choice }).length;
      expect(counts.total).toBe(found({}));
      for (const id of [1, 2, 3, 4])
        expect(counts.breeds.get(id) ?? 0).toBe(found({ breeds: [id] }));
      for (const countryId of [1, 2, 3])
        expect(counts.countries.get(countryId) ?? 0).toBe(found({ countryId }));
      for (const sex of SEXES) expect(counts.sexes[sex]).toBe(found({ sex }));
      for (const age of AD_AGES) expect(counts.ages[age]).toBe(found({ age }));
      for (const pattern of PATTERNS)
        expect(counts.patterns[pattern]).toBe(found({ patterns: [pattern] }));
      for (const build of AD_BUILDS) expect(counts.builds[build]).toBe(found({ builds: [build] }));
      for (const claim of AD_CLAIMS)
        expect(counts.claims[claim]).toBe(found({ claims: [...(filter.claims ?? []), claim] }));
    }),
  );
});

const listed = (ads: readonly AdFacts[], sort: AdSort) => {
  const placeOf = (one: AdFacts) => ({ rank: rankOf(one, sort, RATES), adId: one.adId });
  return {
    ads: ads.toSorted((one, other) => comparePlaces(placeOf(one), placeOf(other))),
    placeOf,
    littermatesOf: (litter: number) => ads.filter((one) => one.litter === litter),
  };
};

test.each(AD_SORTS)(
  "a walk in the order %s shows each ad once, littermates on one card",
  (sort) => {
    const ads = Array.from({ length: 30 }, (_, at) =>
      ad(at + 1, {
        litter: at % 4 === 0 ? 1 : at % 7 === 0 ? 2 : 0,
        price: 100 * (at % 5),
        currencyId: [1, 2, 9][at % 3]!,
        born: at % 6 === 0 ? UNKNOWN_DAY : 20_000 + (at % 4),
      }),
    );
    const list = listed(ads, sort);
    const walked: AdFacts[] = [];
    let cards = 0;
    let last = null;
    do {
      const page = listAds(list, [], last, 4);
      cards += page.cards.length;
      walked.push(...page.cards.flat());
      last = page.last;
    } while (last !== null);
    expect(walked.map(({ adId }) => adId).toSorted((a, b) => a - b)).toEqual(
      ads.map(({ adId }) => adId),
    );
    expect(cards).toBe(ads.filter(({ litter }) => litter === 0).length + 2);
  },
);
