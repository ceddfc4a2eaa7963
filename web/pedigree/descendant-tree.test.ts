import fc from "fast-check";
import { expect, it } from "vitest";
import { descendantTree } from "./descendant-tree.ts";

const cat = (id: number, mother_id: number | null, father_id: number | null) => ({
  id,
  mother_id,
  father_id,
});

it("centres each parent on its children and gives every leaf a separate row", () => {
  const tree = descendantTree(1, [
    cat(2, null, 1),
    cat(3, null, 1),
    cat(4, 2, null),
    cat(5, 2, null),
  ]);
  expect(tree).toMatchObject({ rows: 3, generations: 2, rootRow: 1.25 });
  expect(tree.placed.map(({ cat: { id }, row }) => [id, row])).toEqual([
    [2, 0.5],
    [3, 2],
    [4, 0],
    [5, 1],
  ]);
});

it("shows a cat under both parents but its descendants only once", () => {
  const tree = descendantTree(1, [cat(2, null, 1), cat(3, null, 1), cat(4, 3, 2), cat(5, 4, null)]);
  const places = tree.placed.filter(({ cat: { id } }) => id === 4);
  expect(places.map(({ isAgain }) => isAgain)).toEqual([false, true]);
  expect(tree.placed.filter(({ cat: { id } }) => id === 5)).toHaveLength(1);
});

it("never puts two boxes of one generation in the same row", () => {
  const registry = fc
    .array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 })
    .map((pairs) => pairs.map(([m, f], i) => cat(i + 2, (m % (i + 1)) + 1, (f % (i + 1)) + 1)));
  fc.assert(
    fc.property(registry, (cats) => {
      const { placed, rows } = descendantTree(1, cats);
      const taken = placed.map(({ generation, row }) => `${generation}/${row}`);
      expect(new Set(taken).size).toBe(taken.length);
      for (const { row } of placed) expect(row).toBeLessThan(rows);
      expect(new Set(placed.map(({ cat: { id } }) => id)).size).toBe(cats.length);
    }),
  );
});
