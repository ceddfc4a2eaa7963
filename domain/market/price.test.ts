import { expect, test } from "vitest";
import { isPrice, priceDigits } from "./price.ts";

test.each([
  [0, true],
  [999_999, true],
  [1_000_000, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])("[D5-04] [9-04] price %d: %s", (value, expected) => {
  expect(isPrice(value)).toBe(expected);
});

test.each([
  ["12a3.4567", "123456"],
  ["-9x", "9"],
  ["", ""],
  ["1 200", "1200"],
])("[5-38] [5-39] typing %j keeps %j", (typed, kept) => {
  expect(priceDigits(typed)).toBe(kept);
});
