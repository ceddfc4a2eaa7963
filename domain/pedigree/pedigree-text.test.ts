import { expect, test } from "vitest";
import { readPedigreeText } from "./pedigree-text.ts";

const placed = (text: string, from = 2) => {
  const { cells, left } = readPedigreeText(text, from);
  return [Object.fromEntries(cells), left];
};

test.each([
  [
    "labels in words",
    "Sire: GIC FR*Foo, MCO n 22\nDam: Bar\nSire's dam: Baz, LO 12\n",
    { 2: "GIC FR*Foo, MCO n 22", 3: "Bar", 5: "Baz, LO 12" },
  ],
  [
    "labels in Russian",
    "Отец: Барсик\nМать: Мурка\nмать отца — Дымка\nОтец матери: Тихон",
    { 2: "Барсик", 3: "Мурка", 5: "Дымка", 6: "Тихон" },
  ],
  ["letters", "F: Foo\nM: Bar\nFF: Baz\nFMM: Qux", { 2: "Foo", 3: "Bar", 4: "Baz", 11: "Qux" }],
  [
    "a label above its lines",
    "Sire\nFoo of Light\nMCO n 22\nDam\nBar of Light",
    { 2: "Foo of Light, MCO n 22", 3: "Bar of Light" },
  ],
  ["a table with labels", "Sire\tFoo\tn 22\nDam\tBar\tn 23", { 2: "Foo, n 22", 3: "Bar, n 23" }],
  [
    "a list of ancestors",
    "1. Foo\n2. Bar\n3. Baz\n4. Qux\n5. Quux\n6. Six",
    {
      2: "Foo",
      3: "Bar",
      4: "Baz",
      5: "Qux",
      6: "Quux",
      7: "Six",
    },
  ],
  ["ahnentafel numbers", "2) Foo\n3) Bar\n6) Baz", { 2: "Foo", 3: "Bar", 6: "Baz" }],
  [
    "an indented tree",
    "Foo\n  Foo's sire\n    Foo's grandsire\n  Foo's queen\nBar\n  Bar's stud\n",
    {
      2: "Foo",
      3: "Bar",
      4: "Foo's sire",
      5: "Foo's queen",
      6: "Bar's stud",
      8: "Foo's grandsire",
    },
  ],
  [
    "a drawn tree with the cat itself",
    "Kitten\n├─ Foo\n│  └─ Foo's stud\n└─ Bar",
    { 2: "Foo", 3: "Bar", 4: "Foo's stud" },
  ],
])("%s", (_, text, cells) => expect(placed(text)).toEqual([cells, []]));

test("a block fills the cells from the one it is pasted into, a row a cell", () =>
  expect(placed("Foo\tMCO n 22\tLO 12\n\nBar\t\tLO 13\n", 8)).toEqual([
    { 8: "Foo, MCO n 22, LO 12", 9: "Bar, LO 13" },
    [],
  ]));

test("what finds no place is left, and not lost", () => {
  expect(placed("Foo\nBar\nBaz", 30)).toEqual([{ 30: "Foo", 31: "Bar" }, ["Baz"]]);
  expect(placed("Pedigree of Kitten\nSire: Foo\nSire: Bar")).toEqual([
    { 2: "Foo" },
    ["Pedigree of Kitten", "Sire: Bar"],
  ]);
});

test.each([
  ["a drawn tree", "Kitten\n├─ Foo\n└─ Bar"],
  ["ahnentafel numbers", "1) Kitten\n2) Foo\n3) Bar"],
  ["brackets", "Kitten (Foo x Bar)"],
  ["a block", "Kitten\nFoo\nBar"],
])("%s pasted into a new cat's cell has its line too", (_, text) =>
  expect(placed(text, 1)).toEqual([{ 1: "Kitten", 2: "Foo", 3: "Bar" }, []]),
);

test.each([
  [
    "in Russian, with the breed in words and both parents of one breed",
    `Родословная
Кличка: CH Zimnyaya Skazka Varvara
Порода: сибирская
Окрас: ns 22 (чёрный серебристый мраморный)
Дата рождения: 14.03.2024
Пол: кошка
Заводчик: И. Петрова
Отец: GIC Ermak Iz Taigi, SIB n 22
Мать: Skazka Aurora, SIB fs 22`,
    "CH Zimnyaya Skazka Varvara, SIB ns 22, 14.03.2024, кошка",
    ["Заводчик: И. Петрова"],
  ],
  [
    "in English, with a code in brackets and the colour in words",
    `Name: Foo's Bar
Breed: Maine Coon (MCO)
Color: black silver classic tabby
Sex: F
Born: 2020-05-12
Registration number: LO 12345
Titles: GIC
Sire: Baz
Dam: Qux`,
    "GIC Foo's Bar, MCO ns 22, 2020-05-12, female, LO 12345",
    [],
  ],
  [
    "by its name alone",
    "Pedigree of CH Foo's Bar\nSire: Baz of Light\nDam: Qux",
    "CH Foo's Bar",
    [],
  ],
  [
    "with a breed that no code stands for",
    "Name: Foo's Bar\nBreed: Ragamuffin\nColour: n 22\nSire: Baz",
    "Foo's Bar, n 22, Ragamuffin",
    [],
  ],
])("what a page says of the cat itself goes into its own cell, %s", (_, text, own, left) => {
  const [cells, without] = placed(text, 1) as [Record<number, string>, string[]];
  expect([cells[1], without]).toEqual([own, left]);
});

test("without a name nothing above the ancestors is taken for the cat", () =>
  expect(placed("Breed: Siberian\nSire: Foo", 1)).toEqual([{ 2: "Foo" }, ["Breed: Siberian"]]));

test("pasted into an ancestor's cell, what is said of the cat itself is left, and not lost", () =>
  expect(placed("Name: Bar\nSire: Foo", 2)).toEqual([{ 2: "Foo" }, ["Name: Bar"]]));
