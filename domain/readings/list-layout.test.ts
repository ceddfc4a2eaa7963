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
