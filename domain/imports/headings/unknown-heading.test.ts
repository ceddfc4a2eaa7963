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

const HERD = ["Boris of Foo;m;01.02.2015", "Igor of Foo;m;01.02.2015"];

test("the cats of one unknown column are no parents, nor are those of its age", () => {
  const title = "Name;Sex;Born;Xa";
  expect(
    read(
      title,
      `${HERD[0]};`,
      `${HERD[1]};`,
      "Zita of Foo;f;02.03.2016;Boris of Foo",
      "Eva of Foo;f;03.04.2017;Igor of Foo",
    )[0],
  ).toEqual(title.split(";"));
  const two = "Name;Sex;Born;Xa;Xe";
  expect(
    read(
      two,
      `${HERD[0]};;`,
      "Zita of Foo;f;01.02.2015;;",
      "Eva of Foo;f;01.06.2015;Boris of Foo;Zita of Foo",
      "Ada of Foo;f;03.04.2017;Boris of Foo;Zita of Foo",
    )[0],
  ).toEqual(two.split(";"));
});

test("cats that are named in each other's rows are partners or siblings", () => {
  const title = "Name;Sex;Xa;Xe";
  expect(
    read(
      title,
      "Boris of Foo;m;;Zita of Foo",
      "Zita of Foo;f;Boris of Foo;",
      "Ada of Foo;f;Boris of Foo;Zita of Foo",
    )[0],
  ).toEqual(title.split(";"));
});

test("without headings too no cat is the parent of one of its age, and an empty cell moves no sex", () => {
  expect(
    read(
      "1;Boris of Foo;;01.02.2015;;",
      "2;Zita of Foo;f;02.03.2015;;",
      "3;Igor of Foo;m;02.03.2015;2;1",
      "4;Ada of Foo;f;02.03.2018;2;3",
    )[0],
  ).not.toContain("Sire number");
  expect(
    read(
      "1;Zita of Foo;f;01.02.2013;;",
      "2;Boris of Foo;?;02.03.2013;;",
      "3;Igor of Foo;m;02.03.2015;1;2",
      "4;Ada of Foo;f;02.03.2018;1;3",
    )[0],
  ).toEqual(["Key", "Name", "Sex", "Born", "Dam number", "Sire number"]);
});

test.each([
  ["a sex", "Boris of Foo;male;n.d.;no chip;Ann Smith"],
  ["what is not known", "Boris of Foo;x;?;none;Ann Smith"],
  ["a word that is in its column again", "Boris of Foo;x;n.d.;no chip;Eve Jones"],
])("a row with %s is a cat, and no heading", (_, first) => {
  expect(
    read(
      first,
      "Zita of Foo;f;02.03.2019;643094100000002;Ann Jones",
      "Ida of Foo;f;05.06.2020;643094100000003;Eve Jones",
    )[1],
  ).toHaveLength(3);
});

test("beside a column of codes words for colours are the cats' names", () => {
  expect(
    read("Bela;f;01.02.2019;n 22", "Amber;m;03.04.2020;d 22", "Ginger;f;05.06.2021;a")[0],
  ).toEqual(["Name", "Sex", "Born", "EMS"]);
});

test("a day whose heading has an unknown word is not guessed to be the birth", () => {
  const title = "Ime;Spol;Datum nakupa";
  expect(read(title, "Mica;ženka;01.02.2020", "Mura;ženka;03.04.2021")[0]).toEqual(
    title.split(";"),
  );
});
