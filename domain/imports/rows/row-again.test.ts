import { expect, test } from "vitest";
import { rowsAgain } from "./row-again.ts";

const HEADINGS = ["Name", "Sex", "Born", "Reg. no.", "Colour", "…"];
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
  const rows = rowsAgain(HEADINGS);
  const black = { line: 2, cells: ["Ada", "", "", "", "black", ""] };
  rows.note(black, 0);
  const told = rows.joined({ line: 9, cells: ["Ada", "", "", "", "blue", "HCM: normal"] }, [black]);
  expect(told?.row.cells.slice(4)).toEqual(["black", "Colour: blue | HCM: normal"]);
});
