import { expect, test } from "vitest";
import { unfold } from "../unfold.ts";

const read = (headings: readonly string[], ...rows: readonly string[][]) => {
  const body = rows.map((cells, i) => ({ line: i + 2, cells }));
  const { rows: of } = unfold({ line: 1, cells: headings }, body);
  return body.flatMap((row) => of(row)).map(({ cells }) => cells);
};

test("a title that stands only where a cat is named as a parent is the cat's", () => {
  const [nora, , boris] = read(
    ["Name", "Sex", "Sire", "Dam"],
    ["Nora of Foo", "f", "", ""],
    ["Cora of Foo", "f", "GIC Boris of Bar, DSM", "CH Nora of Foo"],
    ["IC Boris of Bar", "m", "", ""],
  );
  expect(nora![0]).toBe("CH Nora of Foo");
  expect(boris![0]).toBe("IC Boris of Bar");
});

test("it stands in the column for titles, and a row that says titles has its own", () => {
  const [nora, cora] = read(
    ["Name", "Title", "Sex", "Dam"],
    ["Nora of Foo", "", "f", ""],
    ["Cora of Foo", "JW", "f", "CH Nora of Foo"],
    ["Dora of Foo", "", "f", "IC Cora of Foo, JW"],
  );
  expect(nora![1]).toBe("CH");
  expect(cora![1]).toBe("JW");
});

test("of two cats of one name none gets it", () => {
  const cats = read(
    ["Name", "Sex", "Dam"],
    ["Nora of Foo", "f", ""],
    ["Nora of Foo", "f", ""],
    ["Cora of Foo", "f", "CH Nora of Foo"],
  );
  expect(cats.map(([name]) => name)).toEqual(["Nora of Foo", "Nora of Foo", "Cora of Foo"]);
});

test("a cat is not given the title of its sire who is called alike, nor a tom a dam's", () => {
  const [tom, sasha] = read(
    ["Name", "Sex", "Sire", "Dam"],
    ["Tom of Foo", "m", "CH Tom of Foo", ""],
    ["Sasha of Foo", "m", "", ""],
    ["Cora of Foo", "f", "", "GIC Sasha of Foo"],
  );
  expect(tom![0]).toBe("Tom of Foo");
  expect(sasha![0]).toBe("Sasha of Foo");
});
