import { expect, test } from "vitest";
import { choose, NONE, withAll } from "./choose-cats.ts";

const page = [5, 4, 3, 2, 1];

test("a box alone, and all between two boxes in either direction", () => {
  const one = choose(NONE, page, { id: 4, from: null, on: true });
  expect([...one]).toEqual([4]);
  const down = choose(one, page, { id: 2, from: 4, on: true });
  expect([...down].toSorted()).toEqual([2, 3, 4]);
  expect([...choose(down, page, { id: 4, from: 3, on: false })]).toEqual([2]);
});

test("a range from a box of another page is that box alone, and cats of other pages stay chosen", () => {
  const other = withAll(NONE, [99], true);
  expect([...choose(other, page, { id: 1, from: 99, on: true })].toSorted()).toEqual([1, 99]);
});
