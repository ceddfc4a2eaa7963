import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currencyWord, isPrice, priceDigits, priceWithBreeding } from "./price.ts";

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

test("[9-34] every currency has an abbreviation that an English reader can read", () => {
  const rows = readFileSync(new URL("../../data/currencies.csv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));
  expect(rows.length).toBeGreaterThan(20);
  for (const [, code, abbreviation] of rows) {
    expect(currencyWord(abbreviation!, "en")).toBe(code);
    expect(currencyWord(abbreviation!, "ru")).toBe(abbreviation);
  }
});

test("the price with breeding rights is said only while they are offered", () => {
  expect(priceWithBreeding({ price_breeding: 900, sale_for_breeding: 1 })).toBe(900);
  expect(priceWithBreeding({ price_breeding: 900, sale_for_breeding: 0 })).toBeNull();
});
