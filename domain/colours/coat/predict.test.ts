import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBackground, anyQueen, anyTom } from "@felistry/testkit/pedigrees/any-genotype.ts";
import { NO_COLOUR } from "../ems/codes.ts";
import { parseEms } from "../ems/parse.ts";
import { colourEms } from "../ems/write.ts";
import { readLocus } from "./allele-names.ts";
import { assumedGenotype } from "./assume.ts";
import { backgroundOf } from "./background.ts";
import { crossProbabilities } from "./cross.ts";
import { familyGenotype } from "./family-genotype.ts";
import { fractionText } from "./fraction.ts";
import { type Genotype, genotypeOf, pair, sexOf } from "./genotype.ts";
import { AUTOSOMAL_LOCI, type AutosomalLocus, type Locus } from "./loci.ts";
import { phenotypeCodes } from "./phenotype.ts";
import { longhairShare, predictKittens } from "./predict.ts";

function cat(text: string) {
  const parsed = parseEms(text);
  if (!parsed.ok) throw new Error(parsed.unknown);
  return parsed;
}

describe("the assumed genotype", () => {
  test.each([
    ["n", "B", "B/B"],
    ["n", "A", "a/a"],
    ["n 22", "A", "A/A"],
    ["n 22", "Ta", "Tab/Tab"],
    ["d", "A", "a/a"],
    ["d 22", "A", "A/A"],
    ["b", "B", "b/b"],
    ["o", "B", "b1/b1"],
    ["e", "D", "d/d"],
    ["ns", "I", "I/I"],
    ["ny 25", "Wb", "wb/wb"],
    ["n 01", "W", "Ws/Ws"],
    ["n 02", "W", "Ws/Ws"],
    ["n 03", "W", "Ws/w"],
    ["n 09", "W", "Ws/w"],
    ["w", "W", "W/W"],
    ["n 32", "C", "cb/cs"],
    ["am", "Dm", "Dm/Dm"],
    ["nt", "E", "e/e"],
  ] as const)("%s at %s is %s", (text, locus, alleles) => {
    const assumed = assumedGenotype(cat(text).codes, "female");
    expect(assumed.ok && assumed.genotype[locus].join("/")).toBe(alleles);
  });

  test("gives back the colour it was inferred from", () => {
    fc.assert(
      fc.property(fc.oneof(anyQueen, anyTom), anyBackground, (genotype, background) => {
        // An albino reads as dominant white, and an unregistered colour as nothing.
        const codes = phenotypeCodes(genotype, background);
        fc.pre(genotype.C[0] !== "c" && codes.main !== "x");
        const assumed = assumedGenotype(codes, genotype.O.length === 1 ? "male" : "female");
        expect(assumed.ok && phenotypeCodes(assumed.genotype, background)).toEqual(codes);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ["O", "O", "male", ["O"]],
  ["O", "o/Y", "male", ["o"]],
  ["O", "o/O", "female", ["O", "o"]],
  ["O", "O/Y", "female", null],
  ["O", "O/o", "male", null],
  ["B", "bl/b", "female", ["b", "b1"]],
  ["Ta", "b/M", "male", ["TaM", "Tab"]],
  ["Mc", "Mc/mc", "male", ["TaM", "Tab"]],
  ["Ti", "Ti^A/+", "male", ["TiA", "Ti+"]],
  ["S", "S/s", "male", ["Ws", "w"]],
  ["W", "w/W^D", "male", ["W", "w"]],
  ["L", "l/L", "male", ["L", "l"]],
  ["L", "l", "male", null],
  ["D", "D", "male", null],
  ["D", "D/B", "male", null],
  ["D", "", "male", null],
] as const)("locus %s, %s of a %s", (name, text, sex, alleles) => {
  expect(readLocus(name, text, sex)?.alleles ?? null).toEqual(alleles);
});

test.each([
  ["n 24", "n 24", { spotted: true }],
  ["n 24", "n 23", {}],
  ["ns 11", "ns 12", { shading: "11" }],
  ["ns 12", "n 22", { shading: "12" }],
  ["ns 12", "ns 22", {}],
  ["nu 25", "n", { golden: "u" }],
  ["n 04", "n", { white: ["04", "02"] }],
  ["n 09", "n 09", { white: ["09", "09"] }],
  ["n 01", "n 03", { white: ["03", "01"] }],
])("the line of %s and %s", (dam, sire, background) => {
  expect(backgroundOf(cat(dam).codes, cat(sire).codes)).toEqual(background);
});

test("hair length is one locus", () => {
  const share = (dam: readonly ["L" | "l", "L" | "l"], sire: readonly ["L" | "l", "L" | "l"]) =>
    fractionText(longhairShare(dam, sire));
  expect(share(["l", "l"], ["l", "l"])).toBe("1");
  expect(share(["L", "l"], ["L", "l"])).toBe("1/4");
  expect(share(["L", "l"], ["l", "l"])).toBe("1/2");
  expect(share(["L", "L"], ["l", "l"])).toBe("0");
});

test("a reason is given if nothing can be predicted", () => {
  const black = { breed: null, codes: { ...NO_COLOUR, main: "n" } };
  const tortie = { breed: null, codes: { ...NO_COLOUR, main: "f" } };
  expect(predictKittens(black, tortie)).toEqual({ ok: false, parent: "sire", locus: "O" });
  expect(predictKittens({ ...black, codes: NO_COLOUR }, black)).toMatchObject({
    parent: "dam",
    locus: null,
  });
  expect(
    predictKittens({ breed: "RUS", codes: NO_COLOUR }, { breed: "RUS", codes: NO_COLOUR }),
  ).toMatchObject({
    ok: true,
    kittens: [{ sex: "both", ems: "a" }],
  });
});

describe("no kitten has a colour that the enumeration excludes", () => {
  /** Kittens one by one: each gamete of the dam with each of the sire, at the loci where they differ. */
  function allKittens(dam: Genotype, sire: Genotype, loci: readonly AutosomalLocus[]): Genotype[] {
    const fixed = genotypeOf("female");
    const autosomes = loci.reduce<Partial<Genotype>[]>(
      (litter, locus) =>
        litter.flatMap((kitten) =>
          dam[locus].flatMap((one) =>
            sire[locus].map((other) => ({ ...kitten, [locus]: pair<Locus>(locus, one, other) })),
          ),
        ),
      [{}],
    );
    const daughters = dam.O.map((one) => pair("O", one, sire.O[0]));
    const sons = dam.O.map((one) => [one] as const);
    return autosomes.flatMap((kitten) =>
      [...daughters, ...sons].map((O): Genotype => ({ ...fixed, ...kitten, O })),
    );
  }

  test("a litter's colours and their shares match the enumeration of all genotypes", () => {
    const someLoci = fc.subarray([...AUTOSOMAL_LOCI], { maxLength: 5 });
    fc.assert(
      fc.property(anyQueen, anyTom, someLoci, (queen, tom, loci) => {
        const only = (parent: Genotype, sex: "female" | "male"): Genotype =>
          genotypeOf(sex, {
            O: parent.O,
            ...Object.fromEntries(loci.map((locus) => [locus, parent[locus]])),
          });
        const [dam, sire] = [only(queen, "female"), only(tom, "male")];
        const kittens = allKittens(dam, sire, loci);
        const counted = new Map<string, number>();
        for (const kitten of kittens) {
          const key = `${sexOf(kitten)} ${colourEms(phenotypeCodes(kitten))}`;
          counted.set(key, (counted.get(key) ?? 0) + 1);
        }
        const said = crossProbabilities(dam, sire).flatMap(({ sex, ems, probability }) => {
          const share = (kittens.length * probability.numerator) / probability.denominator;
          return sex === "both"
            ? [[`female ${ems}`, share / 2] as const, [`male ${ems}`, share / 2] as const]
            : [[`${sex} ${ems}`, share] as const];
        });
        expect(new Map(said)).toEqual(counted);
      }),
      { numRuns: 60 },
    );
  });
});

test("what parents and kittens prove is taken into account", () => {
  const coloured = (ems: string, sex: "male" | "female") => ({
    sex,
    breed: null,
    codes: cat(ems).codes,
  });
  const dam = coloured("n", "female");
  const sire = coloured("a", "male");
  const share = (family?: Parameters<typeof familyGenotype>[0]) => {
    const predicted = predictKittens(
      { ...dam, family: family && familyGenotype(family) },
      { ...sire },
    );
    if (!predicted.ok) throw new Error("no kittens");
    return Object.fromEntries(
      predicted.kittens.map(({ codes, probability }) => [
        colourEms(codes),
        fractionText(probability),
      ]),
    );
  };
  const alone = { cat: dam, dam: null, sire: null, offspring: [] };
  expect(share()).toEqual({ n: "1" });
  expect(share(alone)).toEqual({ n: "1" });
  expect(share({ ...alone, sire })).toEqual({ n: "1/2", a: "1/2" });
  const kitten = { kitten: coloured("a", "male"), mate: sire };
  expect(share({ ...alone, offspring: [kitten] })).toEqual({ n: "1/2", a: "1/2" });
  // A red tom cannot be her son: what contradicts the colour proves nothing.
  const foreign = { kitten: coloured("d", "male"), mate: sire };
  expect(share({ ...alone, offspring: [foreign] })).toEqual({ n: "1" });
});
