import fc from "fast-check";
import { expect, test } from "vitest";
import { FAMILY_FAULTS, familyFault, judgeFamily, parentsFirst, unrelated } from "./family.ts";

type Parents = readonly (readonly [mother: number, father: number])[];

function familyOf(parents: Parents) {
  const family = unrelated(parents.length);
  for (const [row, [mother, father]] of parents.entries()) {
    family.mother[row] = mother;
    family.father[row] = father;
  }
  return family;
}

const words = (faults: Uint8Array) =>
  [...faults].map((fault) => {
    const { field, kind } = FAMILY_FAULTS[fault - 1] ?? { field: "", kind: "" };
    return `${field} ${kind}`.trim();
  });

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

test("a cycle is broken at one cat, and its kittens are rejected with it", () => {
  const family = familyOf([
    [1, -1],
    [-1, 0],
    [-1, 1],
    [-1, -1],
  ]);
  judgeFamily(family);
  expect(words(family.fault)).toEqual([
    "name own_ancestor",
    "father parent_faulty",
    "father parent_faulty",
    "",
  ]);
});

test("an earlier fault spreads to all descendants and nobody else", () => {
  const family = familyOf([
    [-1, -1],
    [0, -1],
    [-1, 1],
    [-1, -1],
    [3, 2],
    [3, -1],
  ]);
  family.fault[0] = familyFault("twice", "name");
  judgeFamily(family);
  expect(words(family.fault)).toEqual([
    "name twice",
    "mother parent_faulty",
    "father parent_faulty",
    "",
    "father parent_faulty",
    "",
  ]);
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
  judgeFamily(family);
  expect(words(family.fault)).toEqual(["", "", "mother parent_too_young", "father parent_faulty"]);
});
