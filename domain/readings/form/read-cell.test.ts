import { expect, test } from "vitest";
import { segmentOf } from "../segments.ts";
import { readCell } from "./read-cell.ts";

const lines = (...texts: string[]) =>
  texts.map((text, row) =>
    segmentOf(
      text.split(" ").map((word, at) => ({
        text: word,
        confidence: 0.95,
        x: at * 60,
        y: row * 14,
        w: 50,
        h: 10,
      })),
      0,
    ),
  );

test.each([
  ["n 22", "n 22"],
  ["окр. чёрный", "n"],
  ["окр.: голубой", "a"],
  ["окр. чёрный черепаховый|серебристый мраморный с белым", "fs 09 22"],
  ["BROWN (BLACK) MACKEREL TABBY", "n 23"],
  ["white, odd-eyed", "w 63"],
  ["barva: n 22", "n 22"],
])("the coat in %s is %s", (printed, ems) => {
  expect(readCell(lines("Tintagel Merlin", ...printed.split("|"), "LO 123456"))?.ems?.value).toBe(
    ems,
  );
});

test.each([
  [["Adelpaws Jolie", "GB", "MCO n 22"], "Adelpaws Jolie"],
  [["Jolie z Bílého dvora, CZ", "LO 123456"], "Jolie z Bílého dvora CZ"],
])("only a country behind a comma is the name's: %j", (printed, name) => {
  expect(readCell(lines(...printed))?.name.value).toMatch(new RegExp(`${name}$`, "u"));
});
