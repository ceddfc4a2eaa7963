import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBackground, anyQueen, anyTom } from "@felistry/testkit/pedigrees/any-genotype.ts";
import { isDilute } from "../ems/dilute.ts";
import { crossProbabilities } from "./cross.ts";
import { fractionText } from "./fraction.ts";
import { type Genotype, genotypeOf } from "./genotype.ts";
import { genotypesOf, mayBeKitten } from "./infer.ts";
import { type Background, phenotypeCodes } from "./phenotype.ts";

const queen = (loci: Partial<Genotype>) => genotypeOf("female", loci);
const tom = (loci: Partial<Genotype>) => genotypeOf("male", loci);

const red: Partial<Genotype> = { O: ["O"] };
const tortie: Partial<Genotype> = { O: ["O", "o"] };
const carriesBlue = { D: ["D", "d"] } as const;
const carriesChocolate = { B: ["B", "b"] } as const;
const bicolour = { W: ["Ws", "w"] } as const;

/** The worked crosses, with their original numbers. 01/02 (two copies of spotting) is written 02. */
const crosses: [title: string, sire: Genotype, dam: Genotype, kittens: string[]][] = [
  ["1. black and red", tom(red), queen({}), ["female f 1/2", "male n 1/2"]],
  ["3. tortie dam", tom({}), queen(tortie), ["both n 1/2", "female f 1/4", "male d 1/4"]],
  [
    "4. tortie dam, red sire",
    tom(red),
    queen(tortie),
    ["both d 1/2", "female f 1/4", "male n 1/4"],
  ],
  [
    "6. dilution with orange",
    tom({ ...red, D: ["d", "d"] }),
    queen(carriesBlue),
    ["female f 1/4", "female g 1/4", "male a 1/4", "male n 1/4"],
  ],
  [
    "8. carriers of chocolate",
    tom(carriesChocolate),
    queen(carriesChocolate),
    ["both b 1/4", "both n 3/4"],
  ],
  [
    "9. chocolate and dilution",
    tom({ ...carriesChocolate, ...carriesBlue }),
    queen({ ...carriesChocolate, ...carriesBlue }),
    ["both a 3/16", "both b 3/16", "both c 1/16", "both n 9/16"],
  ],
  [
    "11. agouti and pattern",
    tom({ A: ["A", "a"], Ta: ["TaM", "Tab"] }),
    queen({ A: ["A", "a"], Ta: ["Tab", "Tab"] }),
    ["both n 1/4", "both n 22 3/8", "both n 23 3/8"],
  ],
  [
    "13. carriers of points",
    tom({ C: ["C", "cs"] }),
    queen({ C: ["cs", "cs"] }),
    ["both n 1/2", "both n 33 1/2"],
  ],
  [
    "16. silver",
    tom({ I: ["I", "i"], A: ["A", "A"] }),
    queen({ A: ["A", "A"] }),
    ["both n 23 1/2", "both ns 23 1/2"],
  ],
  [
    "18. white spotting",
    tom(bicolour),
    queen({ O: ["O", "O"], ...bicolour }),
    [
      "female f 1/8",
      "female f 02 1/8",
      "female f 03 1/4",
      "male d 1/8",
      "male d 02 1/8",
      "male d 03 1/4",
    ],
  ],
  [
    "19. dominant white",
    tom({ W: ["W", "w"] }),
    queen(tortie),
    ["both n 1/4", "both w 1/2", "female f 1/8", "male d 1/8"],
  ],
  [
    "21. recessive golden",
    tom({ A: ["A", "A"], Wb: ["N", "wb"] }),
    queen({ A: ["A", "A"], Wb: ["wb", "wb"] }),
    ["both n 23 1/2", "both ny 23 1/2"],
  ],
  [
    "sepia, mink and points",
    tom({ C: ["cb", "cs"] }),
    queen({ C: ["cb", "cs"] }),
    ["both n 31 1/4", "both n 32 1/2", "both n 33 1/4"],
  ],
  ["amber", tom({ E: ["E", "e"] }), queen({ E: ["e", "e"] }), ["both n 1/2", "both nt 1/2"]],
  [
    "caramel",
    tom({ D: ["d", "d"], Dm: ["Dm", "dm"] }),
    queen({ D: ["d", "d"] }),
    ["both a 1/2", "both am 1/2"],
  ],
  [
    "ticked hides the pattern",
    tom({ A: ["A", "A"], Ti: ["TiA", "Ti+"] }),
    queen({}),
    ["both n 23 1/2", "both n 25 1/2"],
  ],
];

function kittensOf(dam: Genotype, sire: Genotype, background?: Background): string[] {
  return crossProbabilities(dam, sire, background).map(
    ({ sex, ems, probability }) => `${sex} ${ems} ${fractionText(probability)}`,
  );
}

test.each(crosses)("cross %s", (_title, sire, dam, kittens) => {
  expect(kittensOf(dam, sire).sort()).toEqual(kittens.sort());
});

test("the same cross in a spotted breed and in a line of shaded cats", () => {
  const sire = tom({ I: ["I", "i"], A: ["A", "A"] });
  const dam = queen({ A: ["A", "A"] });
  expect(kittensOf(dam, sire, { spotted: true })).toEqual(["both n 24 1/2", "both ns 24 1/2"]);
  expect(kittensOf(dam, sire, { shading: "12" })).toEqual(["both n 23 1/2", "both ns 12 1/2"]);
});

test("two toms or two queens are refused", () => {
  expect(() => crossProbabilities(tom({}), tom({}))).toThrow(RangeError);
  expect(() => crossProbabilities(queen({}), queen({}))).toThrow(RangeError);
});

describe("for any parents", () => {
  test("the shares add up to exactly one", () => {
    fc.assert(
      fc.property(anyQueen, anyTom, (dam, sire) => {
        const shares = crossProbabilities(dam, sire).map(({ probability }) => probability);
        const common = Math.max(...shares.map(({ denominator }) => denominator));
        expect(
          shares.reduce(
            (sum, { numerator, denominator }) => sum + numerator * (common / denominator),
            0,
          ),
        ).toBe(common);
      }),
      { numRuns: 40 },
    );
  });

  test("the colours allow every kitten", () => {
    fc.assert(
      fc.property(anyQueen, anyTom, anyBackground, (dam, sire, background) => {
        // An albino reads as dominant white, which its parents then seem to lack.
        fc.pre(![...dam.C, ...sire.C].includes("c"));
        const ofDam = genotypesOf(phenotypeCodes(dam, background), "female");
        const ofSire = genotypesOf(phenotypeCodes(sire, background), "male");
        for (const { sex, codes } of crossProbabilities(dam, sire, background)) {
          const kitten = genotypesOf(codes, sex === "both" ? "female" : sex);
          expect(mayBeKitten(kitten, ofDam, ofSire)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("recessive traits of both parents breed true", () => {
    const pointed = { C: ["cs", "cs"] } as const;
    const blue = { D: ["d", "d"], W: ["w", "w"] } as const;
    const solid = { A: ["a", "a"], W: ["w", "w"] } as const;
    fc.assert(
      fc.property(anyQueen, anyTom, (dam, sire) => {
        const litter = (loci: Partial<Genotype>) =>
          crossProbabilities({ ...dam, ...loci }, { ...sire, ...loci }).map(({ codes }) => codes);
        expect(litter(pointed).every(({ main, point }) => main === "w" || point === "33")).toBe(
          true,
        );
        expect(
          litter(blue).every(({ main }) => main === "w" || main === "x" || isDilute(main)),
        ).toBe(true);
        expect(litter(solid).every(({ tabby }) => tabby === null)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
