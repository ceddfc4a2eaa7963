import { expect, test } from "vitest";
import { colourEms } from "../ems/write.ts";
import { type Genotype, genotypeOf } from "./genotype.ts";
import { phenotypeCodes } from "./phenotype.ts";

const queen = (loci: Partial<Genotype>) => genotypeOf("female", loci);
const tom = (loci: Partial<Genotype>) => genotypeOf("male", loci);
const red: Partial<Genotype> = { O: ["O"] };
const tortie: Partial<Genotype> = { O: ["O", "o"] };

test.each([
  ["smoke", queen({ I: ["I", "i"] }), "ns"],
  ["red smoke", tom({ ...red, I: ["I", "i"] }), "ds"],
  ["silver hides golden", queen({ I: ["I", "i"], A: ["A", "a"], Wb: ["wb", "wb"] }), "ns 23"],
  ["golden needs agouti", queen({ Wb: ["wb", "wb"] }), "n"],
  ["white hides all", queen({ W: ["W", "Ws"], A: ["A", "A"], I: ["I", "I"] }), "w"],
  ["albino", queen({ C: ["c", "c"] }), "w"],
  ["one c beside points", queen({ C: ["cs", "c"] }), "n 33"],
  ["one c beside sepia", queen({ C: ["cb", "c"] }), "n 31"],
  ["apricot", tom({ ...red, D: ["d", "d"], Dm: ["Dm", "Dm"] }), "em"],
  ["amber tortie", queen({ ...tortie, E: ["e", "e"] }), "ft"],
  ["amber chocolate has no letters", queen({ E: ["e", "e"], B: ["b", "b"] }), "x"],
  ["fawn tortie", queen({ ...tortie, B: ["b1", "b1"], D: ["d", "d"] }), "r"],
])("%s", (_title, genotype, ems) => {
  expect(colourEms(phenotypeCodes(genotype))).toBe(ems);
});
