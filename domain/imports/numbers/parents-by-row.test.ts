import { expect, test } from "vitest";
import { parentsByRow } from "./parents-by-row.ts";

const TITLES = ["No", "Name", "Sire", "Dam"];
const HERD = [
  ["1", "CH Boris of Foo"],
  ["2", "Zita of Bar"],
];

/** The sire and the dam of a third row. */
function parents(sire: string, dam: string, titles: readonly string[] = TITLES) {
  const rows = [...HERD, ["3", "Ada of Foo", sire, dam]];
  const columns = titles.map((title, i) => ({
    title,
    of: (cells: readonly string[]) => cells[i] ?? "",
  }));
  const read = parentsByRow(columns, rows);
  return { codes: read.codes, cells: read.columns.slice(2).map((column) => column.of(rows[2]!)) };
}

test("a parent named by the row in which it stands is that row's", () => {
  expect(parents("№1", "#2")).toEqual({ cells: ["1", "2"], codes: ["№1", "#2"] });
  expect(parents("Nr. 1", "Zita (2)").cells).toEqual(["1", "2"]);
});

test.each([
  ["a row that the table has not", "№7", "Zita (7)"],
  ["another cat's row", "Boris (2)", "Zita (1)"],
  ["a registry's number", "№12345678", "Zita (12345678)"],
  ["a name's own figures", "Boris 1", "Zita (II)"],
])("%s names no parent", (_, sire, dam) => {
  expect(parents(sire, dam)).toEqual({ cells: [sire, dam], codes: [] });
});

test("of a table whose rows have no numbers the signs stay", () => {
  expect(parents("№1", "№2", ["Country", "Name", "Sire", "Dam"]).cells).toEqual(["№1", "№2"]);
});
