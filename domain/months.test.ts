import { expect, test } from "vitest";
import { monthNamed } from "./months.ts";

test.each([
  ["sie", 8],
  ["lip", 7],
  ["lis", 11],
  ["paź", 10],
  ["srp", 8],
  ["čvn", 6],
  ["čvc", 7],
  ["říj", 10],
  ["Jänner", 1],
  ["desember", 12],
])("the short or regional form %s is the month %i", (word, month) => {
  expect(monthNamed(word)).toBe(month);
});

test.each(["listopad", "listopada"])("%s is a month of two languages, and none alone", (word) => {
  expect(monthNamed(word)).toBeNull();
});
