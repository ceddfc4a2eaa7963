import { expect, test } from "vitest";
import { CATTERY_NAME_RULE } from "./cattery-name.ts";

test.each([
  ["MyCat1", true],
  ["", false],
  ["Кот12", false],
  ["My cat", false],
  ["Étoile", false],
  ["ab", false],
  ["abc", true],
  ["a".repeat(16), true],
  ["a".repeat(17), false],
])("[5-33] [9-10] cattery name %j: %s", (name, expected) => {
  expect(CATTERY_NAME_RULE.test(name)).toBe(expected);
});
