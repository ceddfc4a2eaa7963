/** Every counted text follows the plural rules of its language (CLDR). */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales, type Locale } from "./locale.ts";
import { m } from "./compiled/messages.js";

type Counted = (values: Record<string, number>, options: { locale: Locale }) => string;

const texts = m as unknown as Record<string, Counted>;

/** Counts that take the same form of a word: one of each CLDR category beside its edge cases. */
const ALIKE: Readonly<Record<Locale, readonly (readonly number[])[]>> = {
  en: [[1], [0, 2, 5, 11, 21, 22, 111]],
  ru: [
    [1, 21, 101],
    [2, 22, 4],
    [0, 5, 11, 12, 14, 111],
  ],
};

/** Messages with a plural, and the name of what they count. */
function countedMessages(locale: Locale): [key: string, input: string][] {
  const folder = new URL(`./messages/${locale}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(new URL(file, folder), "utf8")) as object).flatMap(
        ([key, message]): [string, string][] => {
          const input = /local \w+ = (\w+): plural/.exec(JSON.stringify(message))?.[1];
          return input === undefined ? [] : [[key, input]];
        },
      ),
    );
}

/** Without its digits, so that only the words are compared. */
const wordsAt = (key: string, input: string, count: number, locale: Locale) =>
  texts[key]!({ [input]: count }, { locale }).replace(/[\d\s\u00a0]+/g, " ");

test.each(
  locales.flatMap((locale) =>
    countedMessages(locale).map(([key, input]) => ({ locale, key, input })),
  ),
)("[D10-17] $locale: $key", ({ locale, key, input }) => {
  const forms = ALIKE[locale].map(
    (counts) => new Set(counts.map((count) => wordsAt(key, input, count, locale))),
  );
  expect(forms.map((form) => form.size)).toEqual(forms.map(() => 1));
  expect(new Set(forms.flatMap((form) => [...form])).size).toBeGreaterThan(1);
});

test("[D10-17] both languages count the same texts", () => {
  expect(
    countedMessages("ru")
      .map(([key]) => key)
      .sort(),
  ).toEqual(
    countedMessages("en")
      .map(([key]) => key)
      .sort(),
  );
});
