import { describe, expect, test } from "vitest";
import { repeatedAncestors } from "./repeated-ancestors.ts";

const cats = (ids: Record<number, number>) =>
  new Map(Object.entries(ids).map(([position, id]) => [Number(position), { id }]));

describe("ancestors that appear more than once in a pedigree", () => {
  test("none if all differ", () => {
    expect(repeatedAncestors(cats({ 2: 10, 3: 11, 4: 12, 5: 13 }))).toEqual([]);
  });

  test("half-siblings mated: the sire they share", () => {
    expect(repeatedAncestors(cats({ 2: 10, 3: 11, 4: 12, 6: 12 }))).toEqual([
      { mark: 1, id: 12, positions: [4, 6] },
    ]);
  });

  test("the parents of a repeated cat are repeated with it and get no separate mark", () => {
    const known = cats({ 2: 10, 3: 11, 4: 12, 6: 12, 8: 20, 9: 21, 12: 20, 13: 21 });
    expect(repeatedAncestors(known).map(({ id }) => id)).toEqual([12]);
  });

  test("a parent of a repeated cat that also appears elsewhere is marked, with all its places", () => {
    const known = cats({ 2: 10, 3: 11, 4: 12, 6: 12, 7: 13, 8: 20, 12: 20, 14: 20 });
    expect(repeatedAncestors(known)).toEqual([
      { mark: 1, id: 12, positions: [4, 6] },
      { mark: 2, id: 20, positions: [8, 12, 14] },
    ]);
  });

  test("a sire mated to his daughter appears in two generations", () => {
    expect(repeatedAncestors(cats({ 2: 10, 3: 11, 6: 10 }))).toEqual([
      { mark: 1, id: 10, positions: [2, 6] },
    ]);
  });
});
