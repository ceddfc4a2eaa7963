import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBackground, anyQueen, anyTom } from "@felistry/testkit/pedigrees/any-genotype.ts";
import { type Genotype, type Pair, sexOf } from "./genotype.ts";
import { genotypesOf, mayBeKitten, type PossibleGenotypes } from "./infer.ts";
import { AUTOSOMAL_LOCI } from "./loci.ts";
import { phenotypeCodes } from "./phenotype.ts";

describe("what a colour proves", () => {
  const isPossible = (genotype: Genotype, possible: PossibleGenotypes) =>
    [...AUTOSOMAL_LOCI, "O" as const].every((locus) =>
      (possible[locus] as readonly unknown[]).map(String).includes(String(genotype[locus])),
    );

  test("the real genotype is never excluded by its own colour", () => {
    fc.assert(
      fc.property(fc.oneof(anyQueen, anyTom), anyBackground, (genotype, background) => {
        // An albino reads as dominant white: the code says only that the cat is white.
        fc.pre(genotype.C[0] !== "c");
        expect(
          isPossible(genotype, genotypesOf(phenotypeCodes(genotype, background), sexOf(genotype))),
        ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  const colour = (text: string, sex: "male" | "female") => genotypesOf(codesOf(text), sex);
  const codesOf = (text: string) => {
    const [main = null, tabby = null] = text.split(" ");
    return { main, gold: null, white: null, tabby, point: null, eye: null };
  };

  test("what an unregistered colour's code omits proves nothing", () => {
    const unregistered = colour("x", "male");
    const pointed = { ...codesOf("n"), point: "33" };
    const bicolour = { ...codesOf("n"), white: "03" };
    const plain = colour("n", "female");
    expect(
      mayBeKitten(unregistered, genotypesOf(pointed, "female"), genotypesOf(pointed, "male")),
    ).toBe(true);
    expect(mayBeKitten(genotypesOf(bicolour, "female"), plain, unregistered)).toBe(true);
    expect(unregistered.C).toHaveLength(10);
  });

  test.each([
    ["n", "O", ["o,o"]],
    ["f", "O", ["O,o"]],
    ["d", "O", ["O,O"]],
    ["a", "D", ["d,d"]],
    ["n", "D", ["D,D", "D,d"]],
    ["b", "B", ["b,b", "b,b1"]],
    ["o", "B", ["b1,b1"]],
    ["n", "A", ["a,a"]],
    ["n 22", "A", ["A,A", "A,a"]],
    ["d", "A", ["A,A", "A,a", "a,a"]],
    ["n 22", "Ta", ["Tab,Tab"]],
    ["w", "W", ["W,W", "W,Ws", "W,w"]],
    ["nt", "E", ["e,e"]],
    ["am", "Dm", ["Dm,Dm", "Dm,dm"]],
  ] as const)("%s at %s", (text, locus, pairs) => {
    expect((colour(text, "female")[locus] as readonly Pair<typeof locus>[]).map(String)).toEqual(
      pairs,
    );
  });

  test("no genotype makes a tortie tom", () => {
    expect(colour("f", "male").O).toEqual([]);
  });

  test.each([
    ["a", "a", "a", true],
    ["n", "a", "a", false],
    ["a", "n", "n", true],
    ["n 22", "n", "n", false],
    ["n 22", "n", "d", true],
    ["n 22", "d", "n", false],
    ["n 23", "n 22", "n 22", false],
    ["n", "d", "n", false],
    ["d", "d", "n", true],
    ["w", "n", "d", false],
    ["n", "w", "a", true],
  ])("a son %s of dam %s and sire %s: %s", (kitten, dam, sire, expected) => {
    expect(mayBeKitten(colour(kitten, "male"), colour(dam, "female"), colour(sire, "male"))).toBe(
      expected,
    );
  });
});
