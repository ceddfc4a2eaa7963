import { expect, it } from "vitest";
import { languageOf } from "./locale.ts";

it.each([
  ["Ласковая, любит детей", "en", "ru"],
  ["Ласковая, любит детей", "ru", undefined],
  ["Gentle, loves children", "ru", "en"],
  ["Gentle, loves children", "en", undefined],
  ["GIC, JW: титулы получены в Праге", "en", "ru"],
  ["89 000", "ru", undefined],
  ["", "ru", undefined],
] as const)("says that %j is, for a reader of %s, in %s", (text, reader, language) => {
  expect(languageOf(text, reader)).toBe(language);
});
