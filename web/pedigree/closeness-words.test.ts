import { expect, test } from "vitest";
import { overwriteGetLocale } from "@felistry/i18n/locale.ts";
import { closenessWords } from "./closeness-words.ts";

test.each([
  [0, "no known common ancestors"],
  [1 / 128, "less than kittens of second cousins"],
  [1 / 16, "about the same as kittens of first cousins"],
  [1 / 8, "about the same as kittens of half-siblings"],
  [0.24, "about the same as kittens of half-siblings"],
  [0.25, "about the same as kittens of full siblings, or of parent and child"],
  [0.375, "closer than kittens of full siblings"],
])("%f is %s", (coefficient, words) => {
  overwriteGetLocale(() => "en");
  expect(closenessWords(coefficient)).toBe(words);
});
