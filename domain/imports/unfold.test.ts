import { expect, test } from "vitest";
import { readHeading } from "./headings/read-heading.ts";
import { shapeOf } from "./table-shape.ts";
import { unfold } from "./unfold.ts";

/** The heading, then the cats; cells are parted by `;`. */
function unfolded(...lines: readonly string[]): string[][] {
  const start = lines.map((row, i) => ({ line: i + 1, cells: row.split(";") }));
  const { shape, from } = shapeOf(start);
  const body = start.slice(from).flatMap((row) => shape.read(row) ?? []);
  const { heading, rows } = unfold(shape.heading, body);
  return [heading, ...body.flatMap((row) => rows(row))].map(({ cells }) => [...cells]);
}

test("a column of several things is parted as its heading and its values are", () => {
  expect(
    unfolded(
      "Cat\nReg. No;Sex;Sire\nDam",
      "Ada\nLO 1234;F;Boris\nZita",
      "Abel\nLO 1235;M;Boris\nZita",
    ),
  ).toEqual([
    ["Cat", "Reg. No", "Sex", "Sire", "Dam"],
    ["Ada", "LO 1234", "F", "Boris", "Zita"],
    ["Abel", "LO 1235", "M", "Boris", "Zita"],
  ]);
  expect(unfolded("Name;Sex;Parents", "Ada;F;Boris x Zita", "Ida;F;").slice(1)).toEqual([
    ["Ada", "F", "Boris", "Zita"],
    ["Ida", "F", "", ""],
  ]);
  expect(unfolded("Name;Sex;Eltern", "Ada;F;M: Zita, V: Boris")[1]).toEqual([
    "Ada",
    "F",
    "Boris",
    "Zita",
  ]);
});

test.each([
  ["Name (Rufname)", "Ada of Foo (Adi)", ["Ada of Foo", "Adi"]],
  ["Кличка (домашняя)", "Ада Фу (Адя)", ["Ада Фу", "Адя"]],
  ["geb. / gest.", "3.4.2018 - 5.6.2023", ["3.4.2018", "5.6.2023"]],
  ["Born/died", "2018-04-03/2023-06-05", ["2018-04-03", "2023-06-05"]],
  ["Born/died", "3.4.2018 †", ["3.4.2018", "†"]],
  ["Père et mère", "Boris de Bar et Zita de Baz", ["Boris de Bar", "Zita de Baz"]],
])("a column %s with %s is two", (title, cell, parts) => {
  expect(unfolded(`Sex;${title};Chip`, `F;${cell};1`, "F;;2")[1]).toEqual(["F", ...parts, "1"]);
});

test("a country in brackets is no call name, and without any brackets the column is the names'", () => {
  expect(unfolded("Name (Rufname);Sex", "Ada (CZ);F", "Bim (Bimmi);M").slice(1)).toEqual([
    ["Ada (CZ)", "", "F"],
    ["Bim", "Bimmi", "M"],
  ]);
  expect(unfolded("Name (Rufname);Sex", "Ada of Foo;F")).toEqual([
    ["Name", "Sex"],
    ["Ada of Foo", "F"],
  ]);
});

test("by a word for its sex no cat is called, and brackets within brackets are of one value", () => {
  expect(
    unfolded("Name (Rufname);Sex", "Ada (neutered);F", "Bim (m);M", "Cid (Tom);M").slice(1),
  ).toEqual([
    ["Ada (neutered)", "", "F"],
    ["Bim (m)", "", "M"],
    ["Cid", "Tom", "M"],
  ]);
  expect(unfolded("Name (colour);Sex", "Carl (black (tabby));M")[1]).toEqual([
    "Carl",
    "black (tabby)",
    "M",
  ]);
});

test("parents joined by a word are parted where it stands once, and told beside where a name may have it", () => {
  const title = "Father and mother";
  const rows = ["F;Boris and Zita;1", "M;Rum and Cola and Zita;2"];
  expect(unfolded(`Sex;${title};Chip`, ...rows).slice(1)).toEqual([
    ["F", "Boris", "Zita", "", "1"],
    ["M", "", "", "Rum and Cola and Zita", "2"],
  ]);
});

test("a parent's name in several columns is one, and titles before and behind a name are one list", () => {
  expect(
    unfolded(
      "Title;Name;Sex;Sire title;Sire prefix;Sire name;Title after",
      "CH;Ada;F;IC;Foo's;Boris;DVM",
    ),
  ).toEqual([
    ["Title", "Name", "Sex", "Sire name"],
    ["CH, DVM", "Ada", "F", "IC Foo's Boris"],
  ]);
});

test("where a cat has no code, its colour is what the words in another column say", () => {
  expect(unfolded("Name;Sex;Colour;EMS", "Ada;F;black;n 22", "Bim;M;blue;", "Cid;M;red;-")).toEqual(
    [
      ["Name", "Sex", "Colour", "EMS"],
      ["Ada", "F", "black", "n 22"],
      ["Bim", "M", "", "blue"],
      ["Cid", "M", "", "red"],
    ],
  );
  // The surer of two columns of words as well, whichever comes first.
  expect(unfolded("Name;Sex;Variety;Color", "Ada;F;;seal point")[1]).toEqual([
    "Ada",
    "F",
    "",
    "seal point",
  ]);
});

test("below a breeder stands an address, which a comma keeps apart from the name", () => {
  expect(unfolded("Name;Sex;Breeder", "Ada;F;Ann Smith\n4 Mill Lane\nOver Foo")[1]).toEqual([
    "Ada",
    "F",
    "Ann Smith, 4 Mill Lane, Over Foo",
  ]);
});

test("what a heading does not tell its values do", () => {
  const [heading] = unfolded(
    "Cat. No;Name;S;Born;x",
    "301;Ada;0.1;2019;ES1;",
    "302;Abel;1.0;2018;ES2",
  );
  expect(heading).toEqual(["Cat. No → ID", "Name", "S → Sex", "Born", "x"]);
  expect(unfolded("Name;Sex;Born", "Ada;F;2019;SIB n 22", "Abel;M;2019;SIB a 22")[0]).toEqual([
    "Name",
    "Sex",
    "Born",
    "Column 4 → EMS",
  ]);
  expect(
    unfolded("Zzz;Name;Sex;Sire;Dam", "ZE1;Boris;M;;", "ZE2;Zita;F;;", "ZE3;Ada;F;ZE1;ZE2")[0]?.[0],
  ).toBe("Zzz → ID");
});

test("a litter's row is its kittens, each with what the litter says", () => {
  const kittens = [
    ["Ada", "F", "Boris", "Zita"],
    ["Abel", "M", "Boris", "Zita"],
    ["Bea", "F", "Boris", "Ida"],
  ];
  expect(
    unfolded(
      "Sire;Dam;Kitten 1;Sex 1;Kitten 2;Sex 2",
      "Boris;Zita;Ada;F;Abel;M",
      "Boris;Ida;Bea;F;;",
    ).slice(1),
  ).toEqual(kittens);
  expect(
    unfolded("Sire;Dam;Name;Sex;Name;Sex", "Boris;Zita;Ada;F;Abel;M", "Boris;Ida;Bea;F;;").slice(1),
  ).toEqual(kittens);
  expect(
    unfolded("Sire;Dam;Kittens", "Boris;Zita;Ada (f, n 22)\nAbel m a", "Boris;Ida;Bea").slice(1),
  ).toEqual([
    ["Boris", "Zita", "Ada | f | n 22"],
    ["Boris", "Zita", "Abel | m | a"],
    ["Boris", "Ida", "Bea"],
  ]);
});

test("a title says its litter in words; a remark between cats is kept beside the next", () => {
  expect(
    unfolded(
      "Name;EMS;Chip",
      "=== MCO - Maine Coon ===;;",
      "Litter A, 28 January 2011, sire: IC Boris, dam: Zita;;",
      "Ada;n 22;",
      "the next one stays with us;;",
      "Abel;a;",
    ),
  ).toEqual([
    ["Name", "EMS", "Chip", "Breed", "Birthdate", "Father", "Mother", "…"],
    ["Ada", "n 22", "", "MCO", "28 January 2011", "IC Boris", "Zita", ""],
    ["Abel", "a", "", "MCO", "28 January 2011", "IC Boris", "Zita", "the next one stays with us"],
  ]);
});

test("a number that several cats have is a customer's or a folder's, and no registry's", () => {
  const cats = ["Ada;F", "Abel;M", "Ida;F", "Boris;M"];
  const [heading] = unfolded("Name;Sex;Reg. No", ...cats.map((cat, i) => `${cat};2011${i >> 1}`));
  expect(readHeading(heading![2]!).field).toBe("ignored");
  const [own] = unfolded("Name;Sex;Reg. No", ...cats.map((cat, i) => `${cat};2011${i}7`));
  expect(readHeading(own![2]!).field).toBe("number");
});

test("fifteen figures for each cat are its chip, unless its kittens name it by them", () => {
  const chips = ["643094100123456", "643094100123457"] as const;
  const [heading] = unfolded("ID;Name;Sex", `${chips[0]};Ada;F`, `${chips[1]};Abel;M`);
  expect(readHeading(heading![0]!).field).toBe("chip");
  const [own] = unfolded(
    "ID;Name;Sex;Dam ID",
    `${chips[0]};Ada;F;`,
    `${chips[1]};Abel;M;${chips[0]}`,
  );
  expect(readHeading(own![0]!).field).toBe("key");
});

test("fifteen figures below \"ID number\" are a chip's, and no registry's", () => {
  const table = (heading: string) =>
    unfolded(`Reg no;Name;${heading}`, "LO 1;Ada;752098100512207", "LO 2;Ida;752098100688431")[0];
  expect(readHeading(table("ID-nummer")![2]!).field).toBe("chip");
  expect(readHeading(table("Nr ID")![2]!).field).toBe("chip");
});
