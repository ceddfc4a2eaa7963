import { expect, test } from "vitest";
import { readHeading } from "./headings/read-heading.ts";
import { shapeOf } from "./table-shape.ts";

/** The heading, then the rows that are left. */
function shaped(...rows: readonly string[]): string[][] {
  const start = rows.map((row, i) => ({ line: i + 1, cells: row.split(",") }));
  const { shape, from } = shapeOf(start);
  return [
    [...shape.heading.cells],
    ...start.slice(from).flatMap((row) => {
      const read = shape.read(row);
      return read ? [[...read.cells]] : [];
    }),
  ];
}

test("titles, empty rows and totals are no cats", () => {
  expect(
    shaped("Our cattery,,", ",,", "Name,Sex,Born", "Boris,m,2020", ",,", "Total: 1 cat,,"),
  ).toEqual([
    ["Name", "Sex", "Born"],
    ["Boris", "m", "2020"],
  ]);
});

test("the day beside a signature is no cat; a cat is one whose name ends in a year or a day, or begins like a sum", () => {
  const names = ["Herd 1900", "Luna 5.6.2020", "Legend of Us", "Note to Self"];
  const cats = names.map((name) => `${name},f,MCO`);
  expect(shaped("name,sex,breed", ...cats).slice(1)).toEqual(cats.map((row) => row.split(",")));
  const signed = [
    "Dne 3. 1. 2024,,podpis",
    "Oslo den 5.6.2020,,",
    "Datum: 3.1.2024,,",
    "Summe:,12,",
  ];
  const [, ...rows] = shaped("name,sex,breed", "Boris,m,MCO", ...signed);
  expect(rows.map(([name]) => name)).toEqual(["Boris"]);
});

test.each([
  "Luna 12.05.2021,F,n 22",
  "Luna 12.05.2021,F,",
  "Luna 12.05.2021,,MCO",
  "Dag 12.05.2021,,Blue",
  "Legend of Foo,F,n 22",
  "Total Eclipse,M,",
  "Note,,12.05.2021",
  "Total,,12.05.2021",
  "Total,,MCO 22",
  "Total,0.1,",
  "Summa,,LOE 1234567",
  "Legend,,n 22",
  "Note,F,chip 276098100123456",
  "Legend,,276098100123456",
  "Legend of Foo,,chip 276098100123456",
])("a row that says something of a cat beside its name is a cat's: %s", (row) => {
  expect(shaped("Name,Sex,EMS", "Boris,m,n", row)).toHaveLength(3);
});

test.each([
  "Total,12,",
  "Total: 12 cats,5 males,7 females",
  "Итого,12,",
  "Summe,1.250\\,00,",
  "Summe,1.250\\,00 €,",
  "Total,EUR 1250.00,",
  "Total,Females: 2,",
  "Legend,n = black,",
  "Note,chip 276098100123456,",
  "Dne 3. 1. 2024,Jana Nováková,",
  "Oslo\\, den 5.6.2020,,A. Smith",
  "Datum 5.6.2020,,A. Smith",
])("a sum, and a day beside a signature, are no cats: %s", (row) => {
  const cells = row.split(/(?<!\\),/u).map((cell) => cell.replace("\\", ""));
  const start = [["Name", "Sex", "EMS"], ["Boris", "m", "n"], ["Zita", "f", "a"], cells];
  const { shape, from } = shapeOf(start.map((each, i) => ({ line: i + 1, cells: each })));
  expect(from).toBe(1);
  expect(shape.read({ line: 4, cells })).toBeNull();
});

test.each(["Note: Zita is sold", "Total Eclipse", "Legend: n = black"])(
  "a line that does more than count is told: %s",
  (line) => {
    const rows = shaped("Name,Sex,EMS", `${line},,`, "Zita,f,a");
    expect(rows.at(-1)?.at(-1)).toBe(line);
  },
);

test("a cat whose name and sex are words of headings is a cat", () => {
  expect(shaped("name,sex", "First Cat,f", "Second Cat,m", "Dam Name,f")).toHaveLength(4);
  expect(shaped("xname,sex,breed", "Cat Number 1,cat,SIB", "Cat Number 2,cat,SIB")).toHaveLength(3);
});

test("a section gives its rows what it says, and a heading below it its order", () => {
  expect(
    shaped(
      "STUDS,,",
      "Name,Born,Dam",
      "Boris,2020,Zita",
      "QUEENS,,",
      "Born,Dam,Name",
      "2019,Ida,Zita",
    ),
  ).toEqual([
    ["Name", "Born", "Dam", "Sex"],
    ["Boris", "2020", "Zita", "male"],
    ["Zita", "2019", "Ida", "female"],
  ]);
});

test("without a heading the columns are known by what is in them", () => {
  const [heading] = shaped(
    "Boris of Us,m,01.02.2020,SIB n 22",
    "Zita of Us,f,03.04.2019,SIB n",
    "Ida of Us,f,2018,SIB a",
  );
  expect(heading).toEqual(["Name", "Sex", "Born", "EMS"]);
});

test.each([
  [
    "the name's is the only heading that is known",
    ["name", "stamina", "line"],
    ["Aurora", "3", "NS"],
    1,
  ],
  ["a cat whose name is a word of headings", ["Cat", "Tom", "x"], ["Cat", "Tib", "y"], 0],
])("%s", (_title, first, second, from) => {
  const start = [first, second].map((cells, i) => ({ line: i + 1, cells }));
  expect(shapeOf(start).from).toBe(from);
});

test.each([
  ["BYEAR", "birthdate"],
  ["Birth year", "birthdate"],
  ["YOB", "birthdate"],
  ["DYEAR", "deceased"],
  ["Death.Type", "ignored"],
  ["Cause of death", "ignored"],
  ["Todesursache", "ignored"],
  ["desc", "description"],
])("the heading %s", (heading, field) => {
  expect(readHeading(heading).field).toBe(field);
});

test("a litter's facts in cells of their own are of the kittens below, whose heading has other columns", () => {
  expect(
    shaped(
      "Name,Sex,Born,Colour,Sire,Dam",
      "Boris of Foo,m,01.02.2019,n,,",
      "Nidada B,Sire:,Boris of Foo,Dam:,Zita Blanca,Nacimiento:,03.04.2020",
      "Name,Sex,Colour,Chip,Keeper",
      "Ada of Us,f,a,643000000000001,Pat",
      "Ida of Us,f,n,,",
      "2 females + 0 males",
      "Name,Sex,Born,Colour,Vet",
      "Udo of Bar,m,2018,d,Kim",
    ),
  ).toEqual([
    ["Name", "Sex", "Born", "Colour", "Sire", "Dam", "", "Chip", "…"],
    ["Boris of Foo", "m", "01.02.2019", "n", "", "", "", "", ""],
    expect.arrayContaining(["Ada of Us", "f", "03.04.2020", "a", "Boris of Foo", "Zita Blanca"]),
    expect.arrayContaining(["Ida of Us", "f", "03.04.2020", "n", "Boris of Foo", "Zita Blanca"]),
    ["Udo of Bar", "m", "2018", "d", "", "", "", "", "Vet: Kim"],
  ]);
});

test.each([
  ["Mated:", ""],
  ["Deckdatum:", ""],
  ["Вязка:", ""],
  ["Due:", ""],
  ["Leaves:", ""],
  ["Whelped:", "03.04.2020"],
  ["", "03.04.2020"],
])(
  "a day of the litter called %j is told; kittens are born on one that is called so, or nothing",
  (label, born) => {
    const [, kitten] = shaped(
      "Name,Sex,Born,Sire,Dam",
      `Litter B,Sire:,Boris,Dam:,Zita,${label},03.04.2020`,
      "Ada,f,,,",
    );
    expect(kitten?.slice(0, 5)).toEqual(["Ada", "f", born, "Boris", "Zita"]);
    expect(kitten?.at(-1)?.includes("03.04.2020")).toBe(born === "");
  },
);

test("the heading again with a page's number is of the same litter; with other columns it is of other cats", () => {
  const shapedBelow = (heading: string) =>
    shaped(
      "Name,Sex,Chip,Born,Sire,Dam,",
      "Boris,m,,01.02.2015,,,",
      "Litter B,Sire:,Boris,Dam:,Zita,Born:,03.04.2020",
      "Ada,f,,,,,",
      heading,
      "Ida,f,,,,,",
    ).at(-1);
  const litter = ["03.04.2020", "Boris", "Zita"];
  expect(shapedBelow("Name,Sex,Chip,Born,Sire,Dam,Page 2")).toEqual(
    expect.arrayContaining(["Ida", ...litter]),
  );
  expect(shapedBelow("Name,Sex,Breed,Born,Breeder,,")).not.toEqual(expect.arrayContaining(litter));
});

test("how many kittens of each sex there are is no cat and no remark", () => {
  expect(shaped("Name,Sex,Born", "Ada,f,2020", "3 hembras y 1 macho,,", "Ida,f,2019")).toEqual([
    ["Name", "Sex", "Born"],
    ["Ada", "f", "2020"],
    ["Ida", "f", "2019"],
  ]);
});

test("a table above one whose headings are better known is read as well", () => {
  const read = shaped(
    "Cattery of Elm,,,,,",
    "Name,Sex,Born,Dam's owner of old,Shelf,Box",
    "Boris,m,01.02.2020,,3,4",
    "Ida,f,05.06.2021,,3,5",
    ",,,,,",
    "Name,Sex,Born,Breed,Chip,Breeder",
    "Zita,f,07.08.2022,SIB,643094100000001,Anna",
  );
  expect(read.slice(1).map(([name]) => name)).toEqual(["Boris", "Ida", "Zita"]);
});

test("a litter's title may stand in several cells; both parents behind a cat's name are the cat's", () => {
  const read = shaped(
    "Name,Sex,Breed,Colour",
    "Wurf C geb. 12.03.2019,Mutter: Alma,,Vater: Bodo",
    "Clara,f,SIB,n",
    "Zorro,m,dam: Ida,sire: Karl",
  );
  expect(read[0]).toEqual(expect.arrayContaining(["Birthdate", "Father", "Mother"]));
  expect(read).toHaveLength(3);
  expect(read[1]).toEqual(expect.arrayContaining(["Clara", "12.03.2019", "Alma", "Bodo"]));
  expect(read[2]).toEqual(expect.arrayContaining(["Zorro", "dam: Ida", "sire: Karl"]));
});

test("a breed in a title above the heading is the whole table's, unless another title names another", () => {
  const rows = ["Name,Sex,Born", "Boris,m,2020"] as const;
  const breeds = (...titles: readonly string[]) =>
    shaped(...titles, ...rows).map((cells) => cells[3] ?? "");
  expect(breeds("Cattery Foo – Norwegian Forest – 2024,,", ",,")).toEqual(["Breed", "NFO"]);
  expect(breeds("Foo – Norwegian Forest,,", "Bar – Siberian,,", "our cats,,")).toEqual(["", ""]);
});

test("what a sheet without cats says of its litter ends where the next begins", () => {
  const start = [
    ["Name", "Sex"],
    ["Boris", "m"],
  ].map((cells, i) => ({ line: i + 1, cells }));
  const next = [
    { line: 3, cells: ["Sire:", "Udo", "Dam:", "Zita"], kind: "title" as const },
    { line: 3, cells: [], beginsSheet: true },
    { line: 4, cells: ["Dam:", "Ida"], kind: "title" as const },
    { line: 5, cells: ["Name", "Sex"], kind: "heading" as const },
    { line: 6, cells: ["Ada", "f"] },
  ];
  const { shape } = shapeOf([...start, ...next]);
  const [ada] = [...start.slice(1), ...next].map((row) => shape.read(row)).slice(-1);
  expect(ada?.cells.slice(0, 2)).toEqual(["Ada", "f"]);
  expect(ada?.cells).toContain("Ida");
  expect(ada?.cells).not.toContain("Udo");
});

test.each(["Legend,n = black,", "Note,chip 276098100123456,"])(
  "a legend's or a note's row is no cat, and is told: %s",
  (row) => {
    const rows = shaped("Name,Sex,EMS", "Boris,m,n", row, "Zita,f,a");
    expect(rows.map(([name]) => name)).toEqual(["Name", "Boris", "Zita"]);
    expect(rows.at(-1)?.at(-1)).toBe(row.replace(",", " ").replace(",", ""));
  },
);

test.each([
  "Summe aller Katzen",
  "Gesamt Katzen",
  "Total queens",
  "Total: 5 queens",
  "Razem kotki",
  "Celkem kočky",
  "Yhteensä naaraat",
])("a total is no title of queens: %s", (total) => {
  const rows = shaped("Name,Born,EMS", "Zita,2019,a", `${total},,`, "Boris,2020,n");
  expect(rows[0]).not.toContain("Sex");
  expect(rows.map(([name]) => name)).toEqual(["Name", "Zita", "Boris"]);
});
