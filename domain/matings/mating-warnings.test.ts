import { expect, test } from "vitest";
import { crossableWith, mayBeCrossed } from "./allowed-crosses.ts";
import { BREED_CODES } from "../colours/ems/breed-codes.ts";
import { matingWarnings, type Mate, type Mating } from "./mating-warnings.ts";

const cat = (id: number, sex: Mate["sex"], traits: Partial<Mate> = {}): Mate => ({
  id,
  sex,
  cat_birthdate: "2022-01-01",
  neutered_on: null,
  breed_ems: "SIB",
  build: null,
  mother_id: null,
  father_id: null,
  ...traits,
});
const mating = (dam: Partial<Mate>, sire: Partial<Mate>, rest: Partial<Mating> = {}): Mating => ({
  dam: cat(1, "female", dam),
  sire: cat(2, "male", sire),
  coefficient: 0,
  knownGenerations: 4,
  today: "2026-05-01",
  ...rest,
});

test.each([
  ["nothing against two grown strangers of one breed", mating({}, {}), []],
  ["a neutered queen", mating({ neutered_on: "2026-01-01" }, {}), ["dam_neutered"]],
  ["a neutered stud", mating({}, { neutered_on: "2026-01-01" }), ["sire_neutered"]],
  ["the same cat", mating({ id: 2, sex: "male" }, {}), ["same_cat"]],
  ["two toms", mating({ sex: "male" }, {}), ["same_sex"]],
  [
    "the wrong way round",
    mating({ sex: "male" }, { sex: "female" }),
    ["dam_not_female", "sire_not_male"],
  ],
  ["mother and son", mating({}, { mother_id: 1 }, { coefficient: 0.25 }), ["parent_and_child"]],
  [
    "father and daughter",
    mating({ father_id: 2 }, {}, { coefficient: 0.25 }),
    ["parent_and_child"],
  ],
  [
    "a litter",
    mating({ mother_id: 8, father_id: 9 }, { mother_id: 8, father_id: 9 }),
    ["full_siblings"],
  ],
  [
    "one mother",
    mating({ mother_id: 8, father_id: 7 }, { mother_id: 8, father_id: 9 }),
    ["half_siblings"],
  ],
  ["unknown parents are nobody's kin", mating({ mother_id: 8 }, { father_id: 9 }), []],
  ["near by several lines", mating({}, {}, { coefficient: 0.13 }), ["close_kinship"]],
  ["a queen of eight months", mating({ cat_birthdate: "2025-08-02" }, {}), ["dam_too_young"]],
  ["a queen of nine months to the day", mating({ cat_birthdate: "2025-08-01" }, {}), []],
  ["a tom of eight months", mating({}, { cat_birthdate: "2025-08-02" }), ["sire_too_young"]],
  ["a birth date nobody knows", mating({ cat_birthdate: null }, { cat_birthdate: null }), []],
  ["two breeds", mating({ breed_ems: "MCO" }, {}), ["breeds_not_crossed"]],
  ["two breeds that may", mating({ breed_ems: "NEM" }, {}), []],
  ["two folded", mating({ breed_ems: "SFS" }, { breed_ems: "SFL" }), ["harmful_together"]],
  [
    "a straight-eared and a folded Fold",
    mating({ breed_ems: "SFS", build: "71" }, { breed_ems: "SFL" }),
    [],
  ],
  [
    "folded by code in a straight breed",
    mating({ breed_ems: "SCS", build: "73" }, { breed_ems: "SFS" }),
    ["harmful_together"],
  ],
  ["a long-tailed Manx", mating({ breed_ems: "MAN", build: "54" }, { breed_ems: "MAN" }), []],
  ["two tailless", mating({ breed_ems: "MAN" }, { breed_ems: "CYM" }), ["harmful_together"]],
  [
    "Munchkin and Minuet, of whose legs nothing is known",
    mating({ breed_ems: "MNS" }, { breed_ems: "MIL" }),
    ["harmful_if_short"],
  ],
  ["folded and straight", mating({ breed_ems: "SFS" }, { breed_ems: "SCS" }), []],
  ["little known", mating({}, {}, { knownGenerations: 2.9 }), ["little_known"]],
] as const)("%s", (_title, given, expected) => {
  expect(matingWarnings(given)).toEqual(expected);
});

test("crossed breeds exist, and the dam's and sire's breeds may be swapped", () => {
  for (const breed of BREED_CODES)
    for (const other of crossableWith(breed)) {
      expect(BREED_CODES).toContain(other);
      expect(mayBeCrossed(other, breed)).toBe(true);
    }
});
