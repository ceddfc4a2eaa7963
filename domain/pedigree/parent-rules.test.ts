import { expect, test } from "vitest";
import { isBornEarlyEnough, livedLongEnough, refuseParent } from "./parent-rules.ts";

const child = { id: 1, cat_birthdate: "2024-06-15" };
const alive = { deceased_on: null, neutered_on: null };
const queen = { ...alive, id: 2, sex: "female", cat_birthdate: "2022-01-01" } as const;
const tom = { ...alive, id: 3, sex: "male", cat_birthdate: "2022-01-01" } as const;
const none = new Set<number>();

test.each([
  ["[D4-01] a queen as mother", queen, "mother", none, null],
  ["[D4-02] a tom as father", tom, "father", none, null],
  ["[D4-01] a tom as mother", tom, "mother", none, "mother_not_female"],
  ["[D4-02] a queen as father", queen, "father", none, "father_not_male"],
  ["[D4-04] the cat itself", { ...queen, id: 1 }, "mother", none, "own_ancestor"],
  ["[D4-04] a descendant, however far", queen, "mother", new Set([9, 1]), "own_ancestor"],
  [
    "[D4-04] a daughter, who is too young as well",
    { ...queen, cat_birthdate: "2026-01-01" },
    "mother",
    new Set([1]),
    "own_ancestor",
  ],
  [
    "[D4-03] a queen of three months",
    { ...queen, cat_birthdate: "2024-03-15" },
    "mother",
    none,
    "parent_too_young",
  ],
  ["a queen that died on the day", { ...queen, deceased_on: "2024-06-15" }, "mother", none, null],
  [
    "a queen that had died",
    { ...queen, deceased_on: "2024-06-14" },
    "mother",
    none,
    "mother_deceased",
  ],
  ["a tom ten months after", { ...tom, deceased_on: "2023-08-15" }, "father", none, null],
  [
    "a tom more than ten months after",
    { ...tom, deceased_on: "2023-08-14" },
    "father",
    none,
    "father_deceased",
  ],
  [
    "a queen neutered in the longest pregnancy",
    { ...queen, neutered_on: "2024-04-04" },
    "mother",
    none,
    null,
  ],
  [
    "a queen neutered before it",
    { ...queen, neutered_on: "2024-04-03" },
    "mother",
    none,
    "mother_neutered",
  ],
  ["a tom neutered ten months before", { ...tom, neutered_on: "2023-08-15" }, "father", none, null],
  [
    "a tom neutered more than ten months before",
    { ...tom, neutered_on: "2023-08-14" },
    "father",
    none,
    "father_neutered",
  ],
] as const)("%s", (_title, parent, role, ancestorsOfParent, refusal) => {
  expect(refuseParent({ child, parent, role, ancestorsOfParent })).toBe(refusal);
});

test.each([
  ["2024-02-15", "2024-06-15", true],
  ["2024-02-16", "2024-06-15", false],
  ["2024-02-29", "2024-06-30", true],
  ["2024-03-01", "2024-06-30", false],
  ["2023-12-30", "2024-04-30", true],
  ["2023-12-31", "2024-04-30", false],
  [null, "2024-06-15", true],
  ["2024-06-15", null, true],
  ["2024-06-15", "2024-06-15", false],
])("[D4-03] parent of %s, child of %s: %s", (parent, born, expected) => {
  expect(isBornEarlyEnough(parent, born)).toBe(expected);
});

test.each([
  ["mother", "2024-01-01", null],
  ["father", "2024-01-01", null],
  ["mother", null, "2024-01-01"],
] as const)("a %s that died on %s may have a child born on %s", (role, deceased, born) => {
  expect(livedLongEnough(role, deceased, born)).toBe(true);
});
