import { expect, test } from "vitest";
import { inOneLine, longDate } from "./words.ts";

test("a date in words is broken between the languages alone", () => {
  expect(inOneLine(longDate("2024-02-03")).split(" ")).toEqual([
    "3\u00a0February\u00a02024",
    "·",
    "3\u00a0февраля\u00a02024\u00a0г.",
  ]);
});
