import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { offencesOf } from "./check-languages.ts";

test.each([
  [`const tag = locale === "ru" ? 1 : 2;`],
  ["const words = { en: 1, ru: 2 };"],
  ["select breed_ru from breeds"],
  ["select name_eng from colour_options"],
])("a file that is not listed may not say %s", (source) => {
  expect(offencesOf(new Map([["web/ui/dates.ts", source]]))).toContain(
    "web/ui/dates.ts names a language",
  );
});

test("a file that names no language any more leaves the list", () => {
  const offences = offencesOf(new Map([["i18n/locale.ts", "export const locale = 1;"]]));
  expect(offences).toContain("i18n/locale.ts names none any more");
});

test("forty files at most name a language", () => {
  const source = readFileSync(new URL("check-languages.ts", import.meta.url), "utf8");
  const listed = source.match(/^ {2}"[^"]+",$/gm) ?? [];
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.length).toBeLessThanOrEqual(40);
});
