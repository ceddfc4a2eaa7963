/** Printed reports are tables once more: their columns stand where their heading has them. */
import { expect, test } from "vitest";
import { reportColumns, reportLine } from "./report-lines.ts";

const RULER = "=".repeat(88);
const PAGE = [
  "             CAT CLUB OF FOO  -  list of cats, Bar, 3 May 2024",
  RULER,
  "No.  Titles  Name                     Breed  EMS      Sex  Born        Sire",
  RULER,
  "  1. GIC     Anton of Foo             MCO    n 22     1.0  12.05.2019  CH Boris of Foo",
  "  2.         Berta with such long names  MCO ns 22    0.1  12.05.2019",
  " 10. CH, JW  Cecil of Foo             MCO    ns 09 22 1.0  01.02.2020  Anton of Foo",
];

const read = (lines: readonly string[]) => {
  const places = reportColumns(lines);
  return places && lines.map((line) => reportLine(line, places));
};

test("values stand in the columns of the heading, wherever in them they begin", () => {
  const rows = read(PAGE)!.filter(({ isTitle }) => !isTitle);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["No.", "Titles", "Name", "Breed", "EMS", "Sex", "Born", "Sire"],
    ["1.", "GIC", "Anton of Foo", "MCO", "n 22", "1.0", "12.05.2019", "CH Boris of Foo"],
    ["2.", "", "Berta with such long names", "MCO", "ns 22", "0.1", "12.05.2019", ""],
    ["10.", "CH, JW", "Cecil of Foo", "MCO", "ns 09 22", "1.0", "01.02.2020", "Anton of Foo"],
  ]);
});

test("titles, rulers and feet of pages are no rows, and nothing of them is cut", () => {
  const titles = read([...PAGE, "Page 12 of 14", ...PAGE])!.filter(({ isTitle }) => isTitle);
  expect(titles.map(({ cells }) => cells)).toContainEqual([
    "CAT CLUB OF FOO",
    "-",
    "list of cats, Bar, 3 May 2024",
  ]);
  expect(titles.map(({ cells }) => cells)).toContainEqual(["Page 12 of 14"]);
});

test("two titles with one space between them are two columns where the values say so", () => {
  const form = [
    "A. LITTER  # 17      Breed: BEN      DOB: 09/18/2021",
    "B. SIRE    Anton of Foo      SBT 061117 021",
    "  #  Sex  Hair Color                 Name              Reg. No.",
    "  1  M    SH   Brown Spotted Tabby   Berta of Foo      SBT 091821 034",
    "  2  F    SH   Black                 Cecil of Foo      SBT 091821 035",
  ];
  const lines = read([...form, ...form])!.slice(0, 5);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ["LITTER", "# 17", "Breed: BEN", "DOB: 09/18/2021"],
    ["SIRE", "Anton of Foo", "SBT 061117 021"],
    ["#", "Sex", "Hair", "Color", "Name", "Reg. No."],
    ["1", "M", "SH", "Brown Spotted Tabby", "Berta of Foo", "SBT 091821 034"],
    ["2", "F", "SH", "Black", "Cecil of Foo", "SBT 091821 035"],
  ]);
});

test.each([
  ["a table of commas", ["Name, Sex, Born", "Anton,  m,  2019", "Berta,  f,  2020"]],
  ["notes", ["Anton  male  n 22", "Berta  female  n 22", "Our cats of 2020"]],
  ["a table of tabs", ["Name\tSex\tBorn  at\tBreed", "Anton\tm\t2019\tMCO"]],
])("%s is no report", (_, lines) => {
  expect(reportColumns(lines)).toBeNull();
});
