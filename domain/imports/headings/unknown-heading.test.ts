import { expect, test } from "vitest";
import { shapeOf } from "../table-shape.ts";
import { unfold } from "../unfold.ts";

/** The headings by which the columns of a table are guessed, and its cats' first cells. */
function read(...lines: readonly string[]) {
  const start = lines.map((row, i) => ({ line: i + 1, cells: row.split(";") }));
  const { shape, from } = shapeOf(start);
  const body = start.slice(from).flatMap((row) => shape.read(row) ?? []);
  const { heading, rows } = unfold(shape.heading, body);
  return [heading.cells, body.flatMap((row) => rows(row)).map(({ cells }) => cells[0])];
}

test("words above dates, sexes and chips are a heading in whatever language", () => {
  expect(
    read(
      "Qlist;;;;",
      "Xa;Xe;Xi;Xo;Xu",
      "Zita;f;01.02.2019;643094100000001;Novak Ann",
      "Bo;m;03.04.2020;643094100000002;Novak Ann",
      "Ida;f;05.06.2021;;Novak Ann",
    ),
  ).toEqual([
    ["Xa → Name", "Xe → Sex", "Xi → Born", "Xo → Chip", "Xu"],
    ["Zita", "Bo", "Ida"],
  ]);
});

test("parents are known where their sexes are; a cat above others is no heading", () => {
  expect(
    read(
      "Name;Sex;Xa;Xe",
      "Boris of Foo;m;;",
      "Zita of Foo;f;;",
      "Ada of Foo;f;Zita of Foo;Boris of Foo",
      "Bim of Foo;m;Zita of Foo;Boris of Foo",
    )[0],
  ).toEqual(["Name", "Sex", "Xa → Dam", "Xe → Sire"]);
  expect(
    read("Boris of Foo;m;Red;Ann", "Zita of Foo;f;02.03.2019;Ann", "Ida of Foo;f;2020;Eve")[1],
  ).toHaveLength(3);
});

test("the column by whose words the parents are named holds the names", () => {
  expect(
    read(
      "Xa;Sex;Sire;Dam",
      "Boris of Foo;m;;",
      "Zita of Foo;f;;",
      "Ada of Foo;f;Boris of Foo;Zita of Foo",
    )[0],
  ).toEqual(["Xa → Name", "Sex", "Sire", "Dam"]);
});
