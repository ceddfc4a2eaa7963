import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { expect, test } from "vitest";
import { segmentOf } from "../segments.ts";
import { withoutNameCaptions } from "./name-captions.ts";

const bared = (cells: readonly (readonly string[])[]) =>
  [
    ...withoutNameCaptions(
      new Map(
        cells.map((texts, at) => [
          at + 2,
          { lines: texts.map((text, i) => segmentOf(drawnLine(0, i * 30, text), 0)), sure: 1 },
        ]),
      ),
    ).values(),
  ].map(({ lines }) => lines.map(({ text }) => text));

test("a label that no list has, before every name, is none of theirs", () => {
  expect(
    bared([
      ["FAR", "Nabn: N*Elvestrand's Highlander", "Kode: SIB n", "Hus: Tone Berg"],
      ["MOR", "Nabn: NO*Skogkatten's Jolie", "Kode: SIB n", "Hus: Tone Berg"],
      ["Nabn: GIC N*Elvestrand's Viking", "Kode: SIB n", "Hus: Tone Berg"],
      ["Nabn: Thor", "Kode: SIB n", "Hus: Tone Berg"],
    ]),
  ).toEqual([
    ["FAR", "N*Elvestrand's Highlander", "Kode: SIB n", "Hus: Tone Berg"],
    ["MOR", "NO*Skogkatten's Jolie", "Kode: SIB n", "Hus: Tone Berg"],
    ["GIC N*Elvestrand's Viking", "Kode: SIB n", "Hus: Tone Berg"],
    ["Thor", "Kode: SIB n", "Hus: Tone Berg"],
  ]);
});

test("a title or a known label is kept: others read it", () => {
  const cells = [["EMS: SIB n"], ["EMS: SIB n"], ["EMS: SIB n 22"]];
  expect(bared(cells)).toEqual(cells);
});
