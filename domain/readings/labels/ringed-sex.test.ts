import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { expect, test } from "vitest";
import { readPedigree } from "../read-pedigree.ts";

type Print = readonly [x: number, text: string, confidence?: number];

/** The row of the sex, below a name and a date whose values begin at 300. */
function sexOf(label: string, ...row: readonly Print[]) {
  const words = [
    ...drawnLine(60, 100, "Name:"),
    ...drawnLine(300, 100, "Mira of Northern Light"),
    ...drawnLine(60, 140, "Born:"),
    ...drawnLine(300, 140, "03.04.2024"),
    ...drawnLine(60, 180, label),
    ...row.flatMap(([x, text, confidence = 0.93]) => drawnLine(x, 180, text, { confidence })),
  ];
  const pages = [{ width: 1700, height: 2400, words }];
  return readPedigree(pages, { breeds: [], systems: [], names: [] }).cat.sex;
}

test.each<[string, string, readonly Print[]]>([
  [
    "the second letter as a sign",
    "Sex:",
    [
      [300, "M"],
      [420, "©", 0.76],
    ],
  ],
  [
    "the second letter with its stroke",
    "Sexe:",
    [
      [300, "M"],
      [340, "/®)", 0.4],
    ],
  ],
  [
    "the first letter as a sign",
    "Sex:",
    [
      [300, "®", 0.19],
      [420, "F"],
    ],
  ],
  [
    "the first letter as other letters",
    "Sex:",
    [
      [300, "QD", 0],
      [380, "F"],
    ],
  ],
  [
    "the first word as other letters",
    "Geschlecht:",
    [
      [300, "Qnännlich/", 0.12],
      [520, "weiblich"],
    ],
  ],
  [
    "the second word behind a stroke",
    "Sex:",
    [
      [300, "male"],
      [360, "/"],
      [380, "Qieiblic", 0.02],
    ],
  ],
  ["the first word not at all", "Geschlecht:", [[520, "weiblich"]]],
  [
    "both letters",
    "Sex:",
    [
      [300, "(M)"],
      [420, "F"],
    ],
  ],
  [
    "both words",
    "Пол:",
    [
      [300, "кот"],
      [420, "/"],
      [450, "(кошка)"],
    ],
  ],
])(
  "of two printed sexes one is ringed, and is read: %s. The field stays empty",
  (_, label, row) => {
    expect(sexOf(label, ...row)).toMatchObject({ value: "", confidence: 0, region: { page: 0 } });
  },
);

test.each<[string, readonly Print[]]>([
  ["M", [[300, "M"]]],
  ["(M)", [[300, "(M)"]]],
  ["male neuter", [[300, "Male neuter"]]],
  ["two languages", [[300, "Male / Kater"]]],
  [
    "specks behind it",
    [
      [300, "Male"],
      [600, "ii", 0.05],
    ],
  ],
])("one sex alone stays sure: %s", (_, row) => {
  expect(sexOf("Sex:", ...row)).toMatchObject({ value: "male" });
});
