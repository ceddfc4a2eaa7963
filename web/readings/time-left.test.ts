import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

test.each([
  [1, "About 1 second left"],
  [89, "About 89 seconds left"],
  [90, "About 2 minutes left"],
  [104, "About 2 minutes left"],
  [241, "About 5 minutes left"],
])("a reading that takes %d seconds more says: %s", (seconds, said) => {
  expect(timeLeft(seconds)).toBe(said);
});
