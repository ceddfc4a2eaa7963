import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBackground, anyQueen, anyTom } from "@felistry/testkit/pedigrees/any-genotype.ts";
import type { Sex } from "../../cats/sex.ts";
import type { ColourCodes } from "../ems/codes.ts";
import { parseEms } from "../ems/parse.ts";
import { crossProbabilities } from "./cross.ts";
import type { Genotype } from "./genotype.ts";
import { type ColouredCat, genotypeOfColour, impossibleColour } from "./impossible.ts";
import { ALLELES, AUTOSOMAL_LOCI } from "./loci.ts";
import { narrowGenotypes, possibilityText } from "./narrow.ts";
import { phenotypeCodes } from "./phenotype.ts";

function cat(text: string, sex: Sex): ColouredCat {
  const parsed = parseEms(text);
  if (!parsed.ok) throw new Error(parsed.unknown);
  return { sex, breed: parsed.breed, codes: parsed.codes };
}
const queen = (text: string) => cat(text, "female");
const tom = (text: string) => cat(text, "male");

describe("an impossible colour", () => {
  test.each([
    ["n", "female", null, "d", ["daughter_of_red_sire"]],
    ["n", "female", "n", "d", ["daughter_of_red_sire"]],
    ["n", "female", "d", "n", ["daughter_of_red_dam"]],
    ["d", "female", "f", "n", ["red_daughter"]],
    ["d", "female", "n", null, ["red_daughter"]],
    ["n", "male", "d", null, ["son_of_red_dam"]],
    ["d", "male", "n", "d", ["red_son"]],
    ["f", "female", "n", "n", ["tortie_of_one_colour"]],
    ["f", "female", "d", "d", ["tortie_of_one_colour"]],
    ["f", "male", null, null, ["tortie_male"]],
    ["n", "male", "b", "b", ["brown"]],
    ["b", "male", "o", "o", ["brown"]],
    ["n", "male", "a", "a", ["dense"]],
    ["n 22", "male", "n", "n", ["agouti"]],
    ["n 23", "male", "n 22", "n 22", ["pattern"]],
    ["n 25", "male", "n 22", "n 22", ["ticked"]],
    ["n", "male", "n 33", "n 33", ["points"]],
    ["ns", "male", "n", "n", ["silver"]],
    ["n 22", "male", "ny 22", "ny 22", ["golden"]],
    ["w", "male", "n", "n", ["white"]],
    ["n 03", "male", "n", "n", ["spotting"]],
    ["n", "male", "nt", "nt", ["amber"]],
    ["am", "male", "a", "a", ["modifier"]],
    ["RUS n", "male", "RUS", "RUS 64", ["dense"]],
    ["BRI n", "male", "RAG n", "SIA n", ["points"]],
  ] as const)("%s %s of dam %s and sire %s: %j", (kitten, sex, dam, sire, reasons) => {
    expect(impossibleColour(cat(kitten, sex), dam && queen(dam), sire && tom(sire))).toEqual(
      reasons,
    );
  });

  test.each([
    ["n", "male", "f", "d"],
    ["a", "male", "n", "n"],
    ["f", "female", "d", "n"],
    ["f 22", "female", "d", "n"],
    ["n", "male", "w", "a"],
    ["x", "male", "n", "n"],
    ["n", "male", "n", "f"],
    ["RAG n", "male", "RAG a", "RAG n"],
    ["n 33", "male", "n", "n"],
  ] as const)("%s %s of dam %s and sire %s may be", (kitten, sex, dam, sire) => {
    expect(impossibleColour(cat(kitten, sex), queen(dam), tom(sire))).toEqual([]);
  });

  test("no kitten of a cross is ever reported as impossible", () => {
    fc.assert(
      fc.property(anyQueen, anyTom, anyBackground, fc.boolean(), (dam, sire, background, lone) => {
        // An albino reads as dominant white, which its parents then seem to lack.
        fc.pre(![...dam.C, ...sire.C].includes("c"));
        const coloured = (sex: Sex, codes: ColourCodes) => ({ sex, breed: null, codes });
        const ofDam = lone ? null : coloured("female", phenotypeCodes(dam, background));
        const ofSire = coloured("male", phenotypeCodes(sire, background));
        for (const { sex, codes } of crossProbabilities(dam, sire, background))
          expect(
            impossibleColour(coloured(sex === "male" ? "male" : "female", codes), ofDam, ofSire),
          ).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe("what a cat may carry", () => {
  const known = (coloured: ColouredCat) => genotypeOfColour(coloured);

  test.each([
    ["a blue kitten proves dilution", "n", null, null, [["a", "male", null]], "D", "D/d"],
    ["a blue sire too", "n", null, "a", [], "D", "D/d"],
    ["without relatives it is open", "n", null, null, [], "D", "D/-"],
    ["a chocolate kitten", "n", null, null, [["b", "female", "n"]], "B", "B/-"],
    ["a pointed kitten", "n", null, null, [["n 33", "male", "n"]], "C", "C/-"],
    ["a red son", "f", null, null, [["d", "male", "n"]], "O", "O/o"],
    ["under white, a solid black son", "w", null, null, [["n", "male", "n"]], "O", "-/o"],
    ["white with coloured kittens", "w", null, null, [["n", "male", "n"]], "W", "W/w"],
    ["white of a coloured dam", "w", "n", "w", [], "W", "W/w"],
    ["two solid parents", "d", "n", "d", [], "O", ""],
  ] as const)("%s", (_title, own, dam, sire, offspring, locus, text) => {
    const narrowed = narrowGenotypes(known(queen(own)), {
      dam: dam && known(queen(dam)),
      sire: sire && known(tom(sire)),
      offspring: offspring.map(([kitten, sex, mate]) => ({
        kitten: known(cat(kitten, sex)),
        mate: mate && known(tom(mate)),
      })),
    });
    expect(possibilityText(narrowed[locus])).toBe(text);
  });

  test("a tom's one red allele", () => {
    expect(possibilityText(known(tom("d")).O)).toBe("O/Y");
    expect(possibilityText(known(tom("w")).O)).toBe("-/Y");
  });

  test("the real genotype is never excluded", () => {
    fc.assert(
      fc.property(
        anyQueen,
        anyTom,
        anyQueen,
        anyTom,
        anyBackground,
        (dam, sire, mate, other, background) => {
          fc.pre([dam, sire, mate, other].every(({ C }) => !C.some((allele) => allele === "c")));
          const possible = (genotype: Genotype) =>
            known({
              sex: genotype.O.length === 1 ? "male" : "female",
              breed: null,
              codes: phenotypeCodes(genotype, background),
            });
          // A daughter of dam and sire from their first gametes, and likewise her kitten by another tom.
          const child = (one: Genotype, two: Genotype): Genotype => {
            const at = <L extends keyof Genotype>(locus: L) =>
              sorted(locus, [one[locus][0]!, two[locus].at(-1)!]);
            return Object.fromEntries(
              [...AUTOSOMAL_LOCI, "O" as const].map((locus) => [locus, at(locus)]),
            ) as unknown as Genotype;
          };
          const daughter = child(dam, sire);
          const kitten = child(daughter, other);
          const narrowed = narrowGenotypes(possible(daughter), {
            dam: possible(dam),
            sire: possible(sire),
            offspring: [{ kitten: possible(kitten), mate: possible(other) }],
          });
          for (const locus of [...AUTOSOMAL_LOCI, "O" as const])
            expect(narrowed[locus].map(String)).toContain(String(daughter[locus]));
        },
      ),
      { numRuns: 200 },
    );
  });
});

function sorted<L extends keyof Genotype>(locus: L, alleles: string[]): string[] {
  const order: readonly string[] = ALLELES[locus];
  return alleles.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
