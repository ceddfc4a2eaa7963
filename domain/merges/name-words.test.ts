import { expect, test } from "vitest";
import { nameWords } from "./name-words.ts";

test("a word that every object has is no ordinal of a name", () => {
  const { words, ordinal } = nameWords("Foo Constructor");
  expect([words.length, ordinal]).toEqual([2, null]);
});
