import fc from "fast-check";
import { expect, test } from "vitest";
import { findCircles } from "../pedigree/checks.ts";
import { cutImpossible, PARENT_FAULTS, parentsFirst, unrelated } from "./family.ts";

type Parents = readonly (readonly [mother: number, father: number])[];

function familyOf(parents: Parents) {
  const family = unrelated(parents.length);
  for (const [row, [mother, father]] of parents.entries()) {
    family.mother[row] = mother;
    family.father[row] = father;
  }
  return family;
}

const words = (faults: Uint8Array) => [...faults].map((fault) => PARENT_FAULTS[fault - 1] ?? "");

test("parents come before their kittens, each row once", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer()), { maxLength: 60 }).map((rows) => {
        // Shuffled, so that kittens may be anywhere; a parent is a row that comes earlier in the shuffled order.
        const line = rows.map((_, row) => row).toSorted((a, b) => rows[a]![2] - rows[b]![2]);
        const parents: [number, number][] = rows.map(() => [-1, -1]);
        for (const [place, row] of line.entries())
          if (place > 0)
            parents[row] = [line[rows[row]![0] % place]!, line[rows[row]![1] % place]!];
        return parents;
      }),
      (parents) => {
        const order = [...parentsFirst(familyOf(parents))];
        expect(order.toSorted((a, b) => a - b)).toEqual(parents.map((_, row) => row));
        for (const [row, both] of parents.entries())
          // An unknown parent has index -1, before all rows.
          for (const parent of both) expect(order.indexOf(parent)).toBeLessThan(order.indexOf(row));
      },
    ),
  );
});

test("a cycle is broken at one link of one cat, and every cat is kept", () => {
  const family = familyOf([
    [1, 3],
    [-1, 0],
    [-1, 1],
    [-1, -1],
  ]);
  expect(cutImpossible(family)).toEqual([{ row: 0, role: "mother" }]);
  expect(words(family.motherFault)).toEqual(["own_ancestor", "", "", ""]);
  expect(words(family.fatherFault)).toEqual(["", "", "", ""]);
  expect([...family.father]).toEqual([3, 0, 1, -1]);
});

test("cycles that share a cat are all broken", () => {
  const family = familyOf([
    [1, 2],
    [0, -1],
    [0, 1],
  ]);
  cutImpossible(family);
  expect(findCircles(family.mother, family.father)).toEqual([]);
});

test("a repeated row has no parents", () => {
  const family = familyOf([
    [-1, -1],
    [0, -1],
  ]);
  family.twice[1] = 1;
  expect(cutImpossible(family)).toEqual([]);
  expect([...family.mother]).toEqual([-1, -1]);
});

test("a parent is born early enough, or its birth date is unknown", () => {
  const family = familyOf([
    [-1, -1],
    [0, -1],
    [0, -1],
    [-1, 2],
  ]);
  [family.born[0], family.born[1], family.parentBornBy[1], family.parentBornBy[2]] = [
    100, 210, 100, 99,
  ];
  family.parentBornBy[3] = -5;
  expect(cutImpossible(family)).toEqual([{ row: 2, role: "mother" }]);
  expect(words(family.motherFault)).toEqual(["", "", "parent_too_young", ""]);
  expect([...family.father]).toEqual([-1, -1, -1, 2]);
});
