import { expect, test } from "vitest";
import { shapeOf } from "../table-shape.ts";
import { rowsAgain } from "./row-again.ts";

const HEADINGS = ["Name", "Sex", "Born", "Reg. no.", "Colour", "…"];
const BRED = ["Name", "Sex", "Born", "Breed", "EMS", "Breeder", "Chip", "…"];
const ADA = { line: 2, cells: ["Ada of Foo", "F", "3.4.2018", "LO 1", "", ""] };

/** What a row of a further table becomes beside Ada's. */
function again(...cells: readonly string[]) {
  const rows = rowsAgain(HEADINGS);
  rows.note(ADA, 0);
  return rows.joined({ line: 9, cells }, [ADA])?.row.cells ?? null;
}

test("a row about a cat above says more of her, and fills what she lacks", () => {
  expect(again("Ada of Foo", "female", "2018-04-03", "", "black", "HCM: normal")).toEqual([
    ...ADA.cells.slice(0, 4),
    "black",
    "HCM: normal",
  ]);
});

test.each([
  ["name", ["Bim of Foo", "F", "3.4.2018"]],
  ["sex", ["Ada of Foo", "M", ""]],
  ["day", ["Ada of Foo", "F", "4.4.2018"]],
  ["number", ["Ada of Foo", "F", "", "LO 2"]],
])("with another %s it is of another cat", (_, cells) => {
  expect(again(...cells)).toBeNull();
});

test("a name that two cats have says of neither", () => {
  const rows = rowsAgain(HEADINGS);
  const other = { line: 3, cells: ["Ada of Foo", "F", "5.6.2020"] };
  rows.note(ADA, 0);
  rows.note(other, 1);
  expect(rows.joined({ line: 9, cells: ["Ada of Foo"] }, [ADA, other])).toBeNull();
});

test("what another column says otherwise is told beside her", () => {
  const rows = rowsAgain(["Name", "Owner", "…"]);
  const ada = { line: 2, cells: ["Ada of Foo", "Smith", ""] };
  rows.note(ada, 0);
  const told = rows.joined({ line: 9, cells: ["Ada of Foo", "Jones", "HCM: normal"] }, [ada]);
  expect(told?.row.cells.slice(1)).toEqual(["Smith", "Owner: Jones | HCM: normal"]);
});

/** Whether the second row is taken for the cat of the first. */
function isAgain(one: readonly string[], other: readonly string[]) {
  const rows = rowsAgain(BRED);
  const above = { line: 2, cells: one };
  rows.note(above, 0);
  return rows.joined({ line: 9, cells: other }, [above]) !== null;
}

test.each([
  ["another breed", ["Ada of Foo", "f", "", "MCO"], ["Ada of Foo", "f", "", "SIB"]],
  ["another colour", ["Ada of Foo", "", "", "", "n 22"], ["Ada of Foo", "", "", "", "a 22"]],
  [
    "another breed in the code",
    ["Ada of Foo", "", "", "", "MCO n 22"],
    ["Ada of Foo", "", "", "", "SIB n 22"],
  ],
  [
    "another breeder",
    ["Ada of Foo", "", "", "", "", "A. Smith"],
    ["Ada of Foo", "", "", "", "", "B. Jones"],
  ],
  ["one word for its name and no other fact", ["Luna", "f", "2019"], ["Luna", "f"]],
  ["one word and only its breed", ["Luna", "f", "2019", "MCO"], ["Luna", "f", "", "MCO"]],
  ["no name yet", ["NN", "m", "2019", "", "n 22"], ["NN", "m", "2019", "", "n 22"]],
  ["a sign for its name", ["?", "m", "2019"], ["?", "m", "2019"]],
])("a row with %s is of another cat", (_, one, other) => {
  expect(isAgain(one, other)).toBe(false);
});

test.each([
  [
    ["Luna", "f", "3.4.2018"],
    ["Luna", "", "2018-04-03"],
  ],
  [
    ["Ada of Foo", "f", "", "MCO", "MCO n 22"],
    ["Ada of Foo", "f", "", "Maine Coon", "n 22"],
  ],
  [
    ["Ada of Foo", "", "", "", "black"],
    ["Ada of Foo", "", "", "", "n"],
  ],
  [
    ["Ada of Foo", "", "", "", "", "Ann Smith"],
    ["Ada of Foo", "", "", "", "", "Smith, Ann"],
  ],
])("a fact that is written otherwise is the same cat's: %j", (one, other) => {
  expect(isAgain(one, other)).toBe(true);
});

test.each([
  ["QUEENS", true],
  ["KITTENS", false],
  ["Litter B", false],
  ["Litter B: Boris x Zita", false],
])("rows with other columns below %s may be of cats above: %s", (title, isFurther) => {
  const start = [
    ["Name", "Sex", "Born", "Breed", "Owner"],
    ["Ada of Foo", "f", "2018", "MCO", "Smith"],
    [title, "", "", "", ""],
    ["Name", "Sex", "Breed", "Chip", "Price"],
    ["Ada of Foo", "f", "MCO", "276098100000001", "500"],
  ].map((cells, i) => ({ line: i + 1, cells }));
  const { shape, from } = shapeOf(start);
  for (const row of start.slice(from)) shape.read(row);
  expect(shape.isFurther).toBe(isFurther);
});
