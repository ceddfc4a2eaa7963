import { expect, test } from "vitest";
import { isSearchable } from "./use-cat-search.ts";

test.each([
  ["", true],
  ["a", false],
  ["ab", false],
  ["abc", true],
])("a search runs when its text is empty or longer than two characters: %j", (text, runs) => {
  expect(isSearchable(text)).toBe(runs);
});
