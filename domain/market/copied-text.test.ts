import fc from "fast-check";
import { expect, test } from "vitest";
import { isCopied } from "./copied-text.ts";

const LUNA = "Luna is a calm lap cat who purrs as soon as you sit down, and she loves our old dog.";

test.each([
  ["the same words", LUNA, true],
  ["another name and other signs", LUNA.replace("Luna", "Bella").replaceAll(",", " —"), true],
  ["capitals", LUNA.toUpperCase(), true],
  [
    "other words about such a cat",
    "A quiet girl with a soft voice; grew up among children, sleeps on the sofa all day long.",
    false,
  ],
  ["a short phrase", "Luna is a calm lap cat.", false],
])("%s", (_case, other, copied) => {
  expect(isCopied(LUNA, other)).toBe(copied);
  expect(isCopied(other, LUNA)).toBe(copied);
});

test("a text in Cyrillic with one word changed is copied", () => {
  const text =
    "Спокойная ласковая кошечка, мурчит, едва возьмёшь на руки, дружит с собакой и детьми.";
  expect(isCopied(text, text.replace("собакой", "кроликом"))).toBe(true);
});

test("words in an order drawn by lot are not a copy", () => {
  const words = "alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima".split(
    " ",
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: 12 }), (drawn) => {
      const kept = drawn.filter(
        (word, at) => words.indexOf(word) + 1 === words.indexOf(drawn[at + 1]!),
      );
      expect(isCopied(words.join(" "), drawn.join(" "))).toBe(kept.length >= 9);
    }),
  );
});
