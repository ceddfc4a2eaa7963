import { expect, test } from "vitest";
import { plainWord } from "../../plain-word.ts";
import { HEADING_WORDS } from "./heading-words.ts";

/** Words that mean two things, and why both are kept. */
const OF_TWO: Readonly<Record<string, string>> = {
  // "Registered name" is the whole name, "Registered" alone the number.
  registered: "full number",
};

test("a word of headings means one thing, unless it is listed why it means two", () => {
  const meanings = Map.groupBy(
    Object.entries(HEADING_WORDS).flatMap(([idea, words]) =>
      [...new Set(words.split(" ").map(plainWord))].map((word) => ({ idea, word })),
    ),
    ({ word }) => word,
  );
  const twice = [...meanings].filter(([, all]) => all.length > 1);
  expect(
    Object.fromEntries(twice.map(([word, all]) => [word, all.map(({ idea }) => idea).join(" ")])),
  ).toEqual(OF_TWO);
});
