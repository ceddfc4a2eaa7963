import { expect, test } from "vitest";
import { mergeReadings } from "./merge-readings.ts";
import type { Word } from "./words.ts";

const WIDTH = 14;

/** Words of a line, each with its confidence. */
function line(y: number, words: readonly (readonly [text: string, confidence: number])[]): Word[] {
  let x = 100;
  return words.map(([text, confidence]) => {
    const w = text.length * WIDTH;
    const word = { text, confidence, x, y, w, h: 24 };
    x += w + WIDTH;
    return word;
  });
}

const RUSSIAN = line(200, [
  ["Племенная", 0.95],
  ["книга", 0.95],
  ["клуба", 0.95],
]);
const AS_LATIN = line(200, [
  ["TInemeuuas", 0.3],
  ["kuura", 0.3],
  ["knyta", 0.3],
]);

test("a word that either script could be is of its neighbours' script", () => {
  const cyrillic = [
    ...RUSSIAN,
    ...line(100, [
      ["Аигога", 0.9],
      ["Ога!", 0.4],
      ["бет", 0.5],
    ]),
  ];
  const latin = [
    ...AS_LATIN,
    ...line(100, [
      ["Aurora", 0.85],
      ["Ural", 0.92],
      ["Gem", 0.91],
    ]),
  ];
  const merged = mergeReadings(cyrillic, latin).map(({ text }) => text);
  expect(merged).toContain("Aurora");
  expect(merged).not.toContain("Аигога");
  expect(merged).toContain("Племенная");
});

test("a label's word in one script that is none in the other is that word", () => {
  const cyrillic = [
    ...RUSSIAN,
    ...line(300, [
      ["Дата", 0.96],
      ["рождения", 0.93],
      ["Вот", 0.95],
    ]),
  ];
  const latin = [
    ...AS_LATIN,
    ...line(300, [
      ["Jata", 0.4],
      ["poxnenua", 0.3],
      ["Born", 0.9],
    ]),
  ].map((word) => (word.text === "Born" ? { ...word, x: cyrillic.at(-1)!.x } : word));
  expect(mergeReadings(cyrillic, latin).map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Дата", "рождения", "Born"]),
  );
});
