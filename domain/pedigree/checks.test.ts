import { describe, expect, test } from "vitest";
import type { Sex } from "../cats/sex.ts";
import { NO_COLOUR } from "../colours/ems/codes.ts";
import { type CheckedCat, type CheckedFamily, checkFamily, findCircles } from "./checks.ts";

const TODAY = "2026-11-20";

function cat(
  id: number,
  sex: Sex,
  birthdate: string | null,
  main: string | null = "n",
): CheckedCat {
  return { id, sex, birthdate, breed: "SIB", codes: { ...NO_COLOUR, main } };
}

function family(traits: Partial<CheckedFamily>): CheckedFamily {
  return {
    cat: cat(1, "female", "2024-05-10"),
    dam: null,
    sire: null,
    birthBefore: null,
    litter: null,
    twins: [],
    ...traits,
  };
}

test.each([
  ["nothing known", {}, []],
  [
    "a good family",
    { dam: cat(2, "female", "2021-01-01"), sire: cat(3, "male", "2020-01-01") },
    [],
  ],
  ["tomorrow is today elsewhere", { cat: cat(1, "female", "2026-11-21") }, []],
  [
    "a date to come",
    { cat: cat(1, "female", "2026-11-22") },
    [{ kind: "born_in_future", others: [] }],
  ],
  ["a male dam", { dam: cat(2, "male", null) }, [{ kind: "dam_not_female", others: [2] }]],
  ["a female sire", { sire: cat(3, "female", null) }, [{ kind: "sire_not_male", others: [3] }]],
  [
    "a dam born after it",
    { dam: cat(2, "female", "2024-06-10") },
    [{ kind: "dam_too_young", others: [2], count: -1 }],
  ],
  [
    "a dam of three months",
    { dam: cat(2, "female", "2024-02-01") },
    [{ kind: "dam_too_young", others: [2], count: 3 }],
  ],
  [
    "a dam of ten months, mated at eight",
    { dam: cat(2, "female", "2023-06-11") },
    [{ kind: "dam_young", others: [2], count: 10 }],
  ],
  ["a dam of eleven months, mated at nine", { dam: cat(2, "female", "2023-06-10") }, []],
  [
    "a sire of seven months",
    { sire: cat(3, "male", "2023-10-01") },
    [{ kind: "sire_young", others: [3], count: 7 }],
  ],
  ["a sire of eleven months", { sire: cat(3, "male", "2023-06-10") }, []],
  ["a dam of ten years", { dam: cat(2, "female", "2014-05-10") }, []],
  [
    "a dam of eleven years",
    { dam: cat(2, "female", "2013-05-10") },
    [{ kind: "dam_old", others: [2], count: 132 }],
  ],
  [
    "a sire of seventeen",
    { sire: cat(3, "male", "2007-05-10") },
    [{ kind: "sire_old", others: [3], count: 204 }],
  ],
  [
    "litters a month apart",
    { dam: cat(2, "female", null), birthBefore: "2024-04-10" },
    [{ kind: "litters_too_close", others: [2], count: 30 }],
  ],
  ["litters two months apart", { dam: cat(2, "female", null), birthBefore: "2024-03-13" }, []],
  [
    "a litter over midnight",
    { dam: cat(2, "female", null), birthBefore: "2024-05-09" },
    [{ kind: "litter_of_two_days", others: [2], count: 1 }],
  ],
  [
    "thirteen kittens",
    { dam: cat(2, "female", null), litter: { kittens: 13, sires: 1 } },
    [{ kind: "litter_too_large", others: [2], count: 13 }],
  ],
  [
    "two sires",
    { dam: cat(2, "female", null), litter: { kittens: 4, sires: 2 } },
    [{ kind: "litter_of_two_sires", others: [2], count: 2 }],
  ],
  [
    "a black daughter of a red sire",
    { sire: cat(3, "male", null, "d") },
    [{ kind: "impossible_colour", others: [3], reason: "daughter_of_red_sire" }],
  ],
  [
    "a tortie tom",
    { cat: cat(1, "male", null, "f"), sire: cat(3, "male", null, "d") },
    [{ kind: "impossible_colour", others: [], reason: "tortie_male" }],
  ],
  [
    "a likely duplicate",
    { twins: [{ id: 7, score: 0.9, evidence: [] }] },
    [{ kind: "likely_duplicate", others: [7], likeness: [{ score: 0.9, evidence: [] }] }],
  ],
] as const)("%s", (_title, traits, problems) => {
  expect(checkFamily(family(traits), TODAY)).toEqual(problems);
});

describe("cycles", () => {
  const circles = (parents: readonly (readonly [mother: number, father: number])[]) =>
    findCircles(
      Int32Array.from(parents, ([mother]) => mother),
      Int32Array.from(parents, ([, father]) => father),
    );

  test.each([
    [
      "none",
      [
        [-1, -1],
        [0, -1],
        [0, 1],
        [2, 1],
      ],
      0,
    ],
    ["its own mother", [[0, -1]], 1],
    [
      "through a grandsire",
      [
        [-1, 1],
        [2, -1],
        [-1, 0],
        [0, 1],
      ],
      1,
    ],
    [
      "two apart",
      [
        [1, -1],
        [0, -1],
        [-1, 3],
        [-1, 2],
      ],
      2,
    ],
    [
      "an ancestor on both sides is none",
      [
        [-1, -1],
        [0, -1],
        [-1, 0],
        [1, 2],
      ],
      0,
    ],
  ] as const)("%s", (_title, parents, count) => {
    expect(circles(parents)).toHaveLength(count);
  });

  test("a line of a hundred thousand generations", () => {
    const size = 100_000;
    const mother = Int32Array.from({ length: size }, (_, i) => i - 1);
    expect(findCircles(mother, mother)).toEqual([]);
    mother[0] = size - 1;
    expect(findCircles(mother, new Int32Array(size).fill(-1))).toHaveLength(1);
  });
});
