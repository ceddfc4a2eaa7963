import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { expect, test } from "vitest";
import { kinshipLabels, listLayout } from "./list-layout.ts";
import { sheetOf } from "./segments.ts";

test("the pattern of a stamp, read as letters of which nothing is certain, names no ancestor", () => {
  const words = [
    ...drawnLine(60, 200, "Sire"),
    ...drawnLine(900, 200, "Dam"),
    ...drawnLine(1500, 700, "SSS", { confidence: 0 }),
  ];
  const labels = kinshipLabels(sheetOf({ width: 2400, height: 1700, words }, 0));
  expect(labels.map(({ position }) => position)).toEqual([2, 3]);
});

test("a flourish of a pen beside two parents is no way to a grandparent", () => {
  const words = [
    ...drawnLine(60, 200, "Vater"),
    ...drawnLine(60, 500, "Mutter"),
    ...drawnLine(900, 900, "SS, yS"),
  ];
  const labels = kinshipLabels(sheetOf({ width: 2400, height: 1700, words }, 0));
  expect(labels.map(({ position }) => position)).toEqual([2, 3]);
});

/** Labels with the heights at which they stand, in the left column and the right one. */
function placedBelow(
  left: readonly (readonly [string, number])[],
  right: readonly (readonly [string, number])[],
) {
  const labels = [
    ...left.flatMap(([label, y]) => drawnLine(60, y, label)),
    ...right.flatMap(([label, y]) => drawnLine(1300, y, label)),
  ];
  const words = [
    ...labels,
    ...drawnLine(60, 240, "Boris of Old Castle"),
    ...drawnLine(60, 520, "LO 12345"),
  ];
  const sheet = sheetOf({ width: 2400, height: 1700, words }, 0);
  const named = kinshipLabels(sheet);
  const lines = sheet.segments.filter((line) => named.every(({ segment }) => segment !== line));
  return listLayout(sheet, named, lines)
    .get(2)
    ?.map(({ text }) => text);
}

test("a sire's box reaches down to his sire's, where the dam stands beside him", () => {
  const boxes = placedBelow(
    [
      ["Sire", 200],
      ["Sire's sire", 600],
      ["Sire's dam", 700],
      ["Sire's sire's sire", 800],
    ],
    [
      ["Dam", 200],
      ["Dam's sire", 600],
      ["Dam's dam", 700],
      ["Dam's sire's sire", 800],
    ],
  );
  expect(boxes).toEqual(["Boris of Old Castle", "LO 12345"]);
});

test("in a list, what stands below a line that is lost is not the one's before it", () => {
  const list = placedBelow(
    [
      ["Sire", 200],
      ["Sire's sire", 600],
      ["Sire's dam", 700],
      ["Dam's sire", 800],
      ["Dam's dam", 900],
    ],
    [],
  );
  expect(list).toEqual(["Boris of Old Castle"]);
});
