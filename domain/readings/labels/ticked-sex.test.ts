import { expect, test } from "vitest";
import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { readPedigree } from "../read-pedigree.ts";
import { SURE_FROM } from "../recognised.ts";

/** One row of a form: texts with their left edges, and with their height where they are on the next one. */
type Row = readonly (readonly [number, string, number?])[];

function fieldOn(...row: Row) {
  const words = [
    ...drawnLine(60, 100, "Name: Mira of Northern Light"),
    ...drawnLine(60, 160, "Born: 03.04.2024"),
    ...row.flatMap(([x, text, y = 220]) => drawnLine(x, y, text)),
  ];
  const { cat } = readPedigree([{ width: 1700, height: 2400, words }], {
    breeds: [],
    systems: [],
    names: [],
  });
  return cat.sex;
}
const sexOn = (...row: Row) => fieldOn(...row)?.value || null;

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
  ["Sex: ☐ Male ☒ Female", "female"],
  ["Sex: ☒ Male ☐ Female", "male"],
  ["Sex: Male ☐ Female ☒", "female"],
  ["Sex: Male ☒ Female ☐", "male"],
  ["Sex: ☒ Female ☐ Male", "female"],
  ["Sex: [ ] Male [X] Female", "female"],
  ["Sex: Male [X] Female [ ]", "male"],
  ["Sex: ( ) Male ( x ) Female", "female"],
  ["Sex: O Male X Female", "female"],
  ["Sex: ☐ M ☒ F", "female"],
  ["Geschlecht: ☐ männlich ☒ weiblich", "female"],
  ["Geschlecht: männlich ☒ weiblich ☐", "male"],
  ["Sexe: ☐ mâle ☒ femelle", "female"],
  ["Pohlaví: ☐ kocour ☒ kočka", "female"],
  ["Пол: □ самец × самка", "female"],
  ["Пол: самец × самка □", "male"],
  ["Sex: ☐ Male / männlich ☒ Female / weiblich", "female"],
])("between even gaps the outermost box says which word a box belongs to, %s", (text, sex) => {
  expect(sexOn([60, text])).toBe(sex);
});

test.each([
  ["Sex: AX{ Male L] Female", "male"],
  ["Sex: Male LI] Female", "male"],
  ["Geschlecht: L] männlich RZ weiblich", "female"],
  ["Пол: Г] кот МХ кошка", "female"],
  ["Sex: O Male T Female", "female"],
])(
  "where a cross is read as other letters, the empty box says which one it is, never surely, %s",
  (text, sex) => {
    const row = text.split(/ (?=\S+ (?:Female|weiblich|кошка)$)/u);
    const field = fieldOn([60, row[0]!], [560, row[1]!]);
    expect(field?.value).toBe(sex);
    expect(field?.confidence).toBeLessThan(SURE_FROM - 0.05);
  },
);

test.each(["Sex: [ ] Male [ ] Female", "Sex: ☐ Male ☐ Female", "Sex: L] Male LI] Female"])(
  "two empty boxes say nothing, %s",
  (text) => {
    expect(sexOn([60, text])).toBeNull();
  },
);

test("boxes below their label are read as those behind it", () => {
  expect(sexOn([60, "Sex"], [60, "☐ Male", 260], [320, "☒ Female", 260])).toBe("female");
});

test.each([
  ["as near to both words", [[60, "Sex: Male X Female"]]],
  ["as near to both words, with boxes on both sides", [[60, "Sex: ☐ Male ☒ Female ☐"]]],
  [
    "nearer to the word that the outermost box does not leave it",
    [
      [60, "Sex: ☐ Male ☒"],
      [520, "Female"],
    ],
  ],
  [
    "at a sex with other words",
    [
      [60, "Sex: ☐ Male"],
      [520, "☒ Female ☐ Neutered"],
    ],
  ],
] as const)("a cross %s says nothing", (_, row) => {
  expect(sexOn(...row)).toBeNull();
});

test("a sex alone behind an empty box says nothing", () => {
  expect(sexOn([60, "Sex: ☐ Male"])).toBeNull();
  expect(sexOn([60, "Sex: ☐ M"], [520, "☒ F"])).toBe("female");
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

test("two sexes below the cat's name, without a label, say nothing", () => {
  const tree = ["Boris of Foo", "Zita of Foo"].flatMap((name, i) =>
    drawnLine(700, 700 + i * 400, name),
  );
  const older = ["Igor of Bar", "Anna of Bar", "Udon of Baz", "Ilda of Baz"].flatMap((name, i) =>
    drawnLine(1200, 600 + i * 200, name),
  );
  const sexBelow = (...texts: readonly string[]) =>
    readPedigree(
      [
        {
          width: 1700,
          height: 2400,
          words: [
            ...drawnLine(60, 840, "Mira of Northern Light"),
            ...texts.flatMap((text, i) => drawnLine(60, 880 + i * 40, text)),
            ...tree,
            ...older,
          ],
        },
      ],
      { breeds: [], systems: [], names: [] },
    ).cat.sex?.value ?? null;
  expect(sexBelow("male")).toBe("male");
  expect(sexBelow("☐ Male", "☒ Female")).toBeNull();
});
