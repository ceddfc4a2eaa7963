import { expect, test } from "vitest";
import { shapeOf } from "../table-shape.ts";

function namesOf(...rows: readonly string[]) {
  const start = rows.map((row, i) => ({ line: i + 1, cells: row.split(",") }));
  const { shape, from } = shapeOf(start);
  return start.slice(from).flatMap((row) => shape.read(row)?.cells[0] ?? []);
}

const HEADING = "Name,Sex,Born,Colour";

test.each([
  ["one", ["Anton,m,2019,n", "Zita of Foo,,,", HEADING, "Carl,m,2020,a"]],
  ["each", ["Anton,,,", HEADING, "Berta,,,", HEADING, "Carl,m,2020,a"]],
])("a name alone above the same heading is a cat's: %s", (_, rows) => {
  expect(namesOf(HEADING, ...rows)).toHaveLength(3);
});

test.each([
  ["another heading", ["Retired ones,,,", "Name,Sex,Born,Chip"]],
  ["the same heading, by a word for a table", ["Health,,,", HEADING]],
  ["the same heading, in no column of names", [",Retired ones,,", HEADING]],
])("what stands alone above %s is a title", (_, rows) => {
  const names = namesOf(HEADING, "Anton,m,2019,n", ...rows, "Carl,m,2020,");
  expect(names).toEqual(["Anton", "Carl"]);
});
