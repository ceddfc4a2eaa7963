import { expect, test } from "vitest";
import { areNotes } from "./are-notes.ts";
import { noteRecords } from "./note-records.ts";

const read = (...lines: readonly string[]) =>
  areNotes(lines) ? noteRecords(lines).map(({ values }) => Object.fromEntries(values)) : null;

test("a sex's sign before a name is as good as a bullet, and wide spaces and points part the facts below", () => {
  expect(
    read(
      "OUR CATS",
      "♀  CH Ada of Foo, DSM",
      "   MCO n 22  ·  born 3.4.2018  ·  chip 643094100123456",
      "   sire: Boris of Bar   dam: Zita",
      "   Loves the garden.",
      "",
      "♂  Bim of Foo (neutered)  -  on loan",
      "   MCO a  ·  LO 12345",
    ),
  ).toEqual([
    {
      Name: "CH Ada of Foo, DSM",
      Sex: "♀",
      EMS: "MCO n 22",
      Birthdate: "3.4.2018",
      Chip: "643094100123456",
      Sire: "Boris of Bar",
      Dam: "Zita",
      "…": "OUR CATS, Loves the garden.",
    },
    {
      Name: "Bim of Foo",
      Sex: "♂, neutered",
      EMS: "MCO a",
      "Registration number": "LO 12345",
      "…": "on loan",
    },
  ]);
});

test.each([
  ["e: Boris  u: Zita", true],
  ["e. Boris u. Zita", true],
  ["v: Boris, m: Zita", true],
  ["i. Boris, e. Zita", true],
  ["о: Борис, м: Зита", true],
  ["e: Boris", false],
  ["k: Boris, w: Zita", false],
])("%s says both parents: %s", (line, isSaid) => {
  const cats = read("- Ada, female, n 22", `  ${line}`, "- Bim, male, a")!;
  expect(cats[0]!["Sire"] !== undefined).toBe(isSaid);
  expect(cats[0]!["Dam"] !== undefined).toBe(isSaid);
  expect(Object.values(cats[0]!).join(" ")).toMatch(/Boris|Борис/u);
});

test("a name may stand alone above the lines of its facts, with or without an indent", () => {
  const indented = [
    "Ada of Foo",
    "  female, MCO n 22",
    "  chip 643094100123456",
    "Bim of Foo",
    "  male, MCO a",
  ];
  const spaced = [
    "Ada of Foo",
    "female, MCO n 22",
    "chip 643094100123456",
    "",
    "Bim of Foo",
    "male, MCO a",
  ];
  for (const lines of [indented, spaced])
    expect(read(...lines)).toEqual([
      { Name: "Ada of Foo", Sex: "female", EMS: "MCO n 22", Chip: "643094100123456" },
      { Name: "Bim of Foo", Sex: "male", EMS: "MCO a" },
    ]);
  // Beside such cats, those of one line are cats as before; and their litter is theirs.
  expect(
    read(
      ...spaced,
      "",
      "Litter C, born 5.6.2020",
      "Cid, male, MCO n",
      "Cleo, female, MCO a",
    )?.slice(2),
  ).toEqual([
    { Name: "Cid", Sex: "male", EMS: "MCO n", Birthdate: "5.6.2020" },
    { Name: "Cleo", Sex: "female", EMS: "MCO a", Birthdate: "5.6.2020" },
  ]);
});

test("a kitten that never lived is told and is no cat; remarks behind a dash are none of a number", () => {
  expect(
    read(
      "1. Ada, female, n 22, chip 643094100123456 - lives in Riga",
      "2. totgeboren",
      "3. stillborn",
      "4. Bim, male, a",
    ),
  ).toEqual([
    { Name: "Ada", Sex: "female", EMS: "n 22", Chip: "643094100123456", "…": "lives in Riga" },
    { Name: "Bim", Sex: "male", EMS: "a", "…": "2. totgeboren, 3. stillborn" },
  ]);
});
