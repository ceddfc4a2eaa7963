/** Words on a screen that need no translation: entered data, names, and coat words, which are English here. */
import type { Page } from "@playwright/test";
import { COLOUR_NAMES, OTHER_NAMES } from "@felistry/domain/colours/ems/colour-names.ts";
import { baseLocale, locales } from "@felistry/i18n/locale.ts";
import { KNOWN_TESTS } from "@felistry/domain/credentials/credential.ts";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { englishWords } from "../../../scripts/test-language/words.ts";
import { language } from "./language.ts";

const WORD = /\p{L}{3,}/gu;
/** Contract codes, which a screen must never show. */
const CODE = /^[a-z_]+$/;

/** Words that the platform provides in known languages; it does not know ours. */
const PLATFORM = Array.from({ length: 12 }).flatMap((_, month) => {
  const day = new Date(Date.UTC(2026, month, 1));
  const months = (["long", "short"] as const).map((style) =>
    day.toLocaleDateString("en", { month: style }),
  );
  const days = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return [...months, ...[0, -1, -month].map((ago) => days.format(ago, "day"))].flatMap(wordsOf);
});

/** What the platform calls the site's languages, each in the reader's. */
const LANGUAGES = [...locales, language].flatMap((one) =>
  wordsOf(new Intl.DisplayNames(baseLocale, { type: "language" }).of(one) ?? one),
);

/** Names of companies and formats, the same in every language. */
const NAMES = [
  "felistry",
  "json",
  "csv",
  "gedcom",
  "pdf",
  "svg",
  "png",
  "jpg",
  "jpeg",
  "webp",
  "utc",
  "ems",
];

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());
}

const SYSTEMS = await dataTable<"name">("systems.csv");

/** The form for results offers tests as laboratories print them, in every language. */
const TESTS = Object.values(KNOWN_TESTS).flat().flatMap(wordsOf);

/** Coat words come from a grammar, which is code; a language without one shows them in English. */
const COATS = [...Object.values(COLOUR_NAMES), OTHER_NAMES]
  .flatMap((names) => Object.values(names))
  .flatMap((name) => wordsOf(name[baseLocale]));

/** Not data, even if an answer contains them: the test language has a word for each. */
const ENGLISH = new Set((await englishWords()).map(({ word }) => word));

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === "string") {
    if (!CODE.test(value) && !ENGLISH.has(value)) for (const word of wordsOf(value)) into.add(word);
  } else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) collect(one, into);
}

/** Collects the data that pages receive in their HTML and from calls. */
export function dataWords(page: Page): Set<string> {
  const words = new Set([
    ...NAMES,
    ...PLATFORM,
    ...LANGUAGES,
    ...COATS,
    ...TESTS,
    ...SYSTEMS.flatMap(({ name }) => wordsOf(name)),
  ]);
  page.on("response", async (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/json|html/.test(type)) return;
    const text = await response.text().catch(() => "");
    const json = /json/.test(type)
      ? text
      : (/<script type="application\/json" id="hydration">(.*?)<\/script>/s.exec(text)?.[1] ??
        "null");
    collect(JSON.parse(json || "null"), words);
  });
  return words;
}
