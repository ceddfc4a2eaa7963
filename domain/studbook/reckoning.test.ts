import { expect, test } from "vitest";
import { groupReckoner } from "./reckoning.ts";

/** By index: 0 and 1 are founders, 2 and 3 their kittens, 4 the kitten of those, 5 of 4 and an unknown sire. */
const pedigree = {
  sires: Int32Array.from([-1, -1, 0, 0, 2, -1, -1]),
  dams: Int32Array.from([-1, -1, 1, 1, 3, 4, -1]),
};

test("the mean coefficient, cats with both parents, and founders without the same one twice", () => {
  const of = groupReckoner(pedigree);
  expect(of([2, 4])).toEqual({ withParents: 2, inbreeding: 0.125, founders: 2 });
  expect(of([4])).toEqual({ withParents: 1, inbreeding: 0.25, founders: 2 });
  expect(of([6])).toEqual({ withParents: 0, inbreeding: 0, founders: 1 });
  expect(of([5, 6])).toEqual({ withParents: 0, inbreeding: 0, founders: 3 });
  expect(of([])).toEqual({ withParents: 0, inbreeding: 0, founders: 0 });
});
