import { expect, test } from "vitest";
import { overwriteGetLocale } from "@felistry/i18n/locale.ts";
import { kinshipWords } from "./kinship-line.ts";

test.each([
  [2, "father", "отец"],
  [3, "mother", "мать"],
  [5, "father's mother", "мать отца"],
  [6, "mother's father", "отец матери"],
  [13, "mother's father's mother", "мать отца матери"],
  [30, "mother's mother's mother's father", "отец матери матери матери"],
])("position %i in both languages", (position, english, russian) => {
  overwriteGetLocale(() => "en");
  expect(kinshipWords(position)).toBe(english);
  overwriteGetLocale(() => "ru");
  expect(kinshipWords(position)).toBe(russian);
});
