import { expect, test } from "vitest";
import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { readPedigree } from "../read-pedigree.ts";

/** One row of a form: texts with their left edges. */
function sexOn(...row: readonly (readonly [number, string])[]) {
  const words = [
    ...drawnLine(60, 100, "Name: Mira of Northern Light"),
    ...drawnLine(60, 160, "Born: 03.04.2024"),
    ...row.flatMap(([x, text]) => drawnLine(x, 220, text)),
  ];
  const { cat } = readPedigree([{ width: 1700, height: 2400, words }], {
    breeds: [],
    systems: [],
    names: [],
  });
  return cat.sex?.value || null;
}

test.each([
  [
    "before it",
    [
      [60, "Geschlecht"],
      [300, "L] männlich"],
      [560, "X weiblich"],
    ],
    "female",
  ],
  [
    "alone",
    [
      [60, "Geschlecht"],
      [300, "x männlich"],
      [560, "weiblich"],
    ],
    "male",
  ],
  [
    "behind it",
    [
      [60, "Sex:"],
      [300, "Male ☐"],
      [560, "Female ☒"],
    ],
    "female",
  ],
  [
    "in brackets",
    [
      [60, "Пол:"],
      [300, "[x] самец"],
      [560, "[ ] самка"],
    ],
    "male",
  ],
] as const)("the box %s says which of two printed sexes it is", (_, row, sex) => {
  expect(sexOn(...row)).toBe(sex);
});

test.each([
  [
    "without a cross",
    [
      [60, "Geschlecht"],
      [300, "männlich"],
      [560, "weiblich"],
    ],
  ],
  [
    "with both crossed",
    [
      [60, "Geschlecht"],
      [300, "X männlich"],
      [560, "X weiblich"],
    ],
  ],
] as const)("two printed sexes %s say nothing", (_, row) => {
  expect(sexOn(...row)).toBeNull();
});
