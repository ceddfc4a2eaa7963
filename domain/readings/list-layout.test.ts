import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { expect, test } from "vitest";
import { kinshipLabels } from "./list-layout.ts";
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
