/** Words on a screen that need no translation: entered data, and reference words, which are English here. */
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const DATA = new URL("../../../data/", import.meta.url);
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

/** Names of companies, formats and tests, the same in every language. */
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
  // From the genetic test PK-Def.
  "def",
];

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());
}

const REFERENCE = readdirSync(DATA)
  .filter((file) => file.endsWith(".csv"))
  .flatMap((file) => wordsOf(readFileSync(new URL(file, DATA), "utf8")));

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === "string") {
    if (!CODE.test(value)) for (const word of wordsOf(value)) into.add(word);
  } else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) collect(one, into);
}

/** Collects the data that pages receive in their HTML and from calls. */
export function dataWords(page: Page): Set<string> {
  const words = new Set([...NAMES, ...PLATFORM, ...REFERENCE]);
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
