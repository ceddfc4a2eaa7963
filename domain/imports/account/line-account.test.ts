/** No word of a file goes nowhere: it is in the table, or its line is told. */
import { expect, test } from "vitest";
import type { TableRow } from "../table-shape.ts";
import { LINES_LEFT_SHOWN, LineAccount } from "./line-account.ts";
import { sourceLines } from "./source-lines.ts";

const row = (line: number, ...cells: string[]): TableRow => ({ line, cells });
const HEADING = row(2, "Name", "Sex", "Born", "Breed");

function left(source: readonly TableRow[], table: readonly TableRow[], isByLine = false) {
  const account = new LineAccount();
  if (isByLine) account.goesByLine();
  for (const each of source) account.took(each);
  for (const each of table) account.gave(each);
  return account.ended();
}
const told = (source: readonly TableRow[], table: readonly TableRow[] = [HEADING]) =>
  left(source, table).lines.map(({ line, text }) => `${line}: ${text}`);

test("a line that no row of the table has is told as it stands", () => {
  const cat = row(3, "Anton", "m", "12.05.2019", "MCO");
  const lost = row(4, "Berta", "f", "03.06.2019", "MCO", "643094100123456");
  expect(told([HEADING, cat, lost], [HEADING, cat])).toEqual([
    "4: Berta | f | 03.06.2019 | MCO | 643094100123456",
  ]);
});

test("of a row that is read only the cell that is not in the table is told", () => {
  const cat = row(3, "Anton", "m", "12.05.2019", "MCO", "sold to Ruth");
  expect(told([HEADING, cat], [HEADING, row(3, "Anton", "m", "12.05.2019", "MCO")])).toEqual([
    "3: sold to Ruth",
  ]);
});

const toldByLine = (source: readonly TableRow[], table: readonly TableRow[]) =>
  left(source, table, true).lines.map(({ line, text }) => `${line}: ${text}`);

test("what another line says too does not stand for what a line has lost", () => {
  const anton = row(3, "Anton", "m", "12.05.2019", "MCO", "bred by Ann Smith");
  const berta = row(4, "Berta", "f", "12.05.2019", "MCO", "bred by Ann Smith");
  const table = [HEADING, anton, row(4, "Berta", "f", "12.05.2019", "MCO")];
  expect(told([HEADING, anton, berta], table)).toEqual([]);
  expect(toldByLine([HEADING, anton, berta], table)).toEqual(["4: bred by Ann Smith"]);
});

test("a kitten's line that is not read is told, though its words stand in others", () => {
  const mother = row(3, "Berta", "f", "12.05.2019", "MCO");
  const child = row(40, "Cora", "f", "01.02.2021", "MCO", "Berta");
  const between = Array.from({ length: 30 }, (_, i) => row(i + 5, `Cat ${i}`, "m", "2020", "RAG"));
  const lost = row(38, "Berta", "f", "RAG");
  expect(toldByLine([mother, ...between, lost, child], [HEADING, mother, ...between])).toEqual([
    "38: Berta",
    "40: Cora | f | 01.02.2021 | MCO | Berta",
  ]);
});

test("what a section says may stand in the cats below it, and codes of a column are read", () => {
  const source = [
    row(2, "Litter of 05.01.2023 (Ruby x Pharaoh)"),
    row(3, "Cora", "Vrouw"),
    row(4, "Boris", "MCO"),
  ];
  const account = new LineAccount();
  account.goesByLine();
  account.reads(["vrouw"]);
  for (const each of source) account.took(each);
  const cora = { line: 1, from: 3, cells: ["Cora", "female", "05.01.2023", "Ruby", "Pharaoh of"] };
  for (const each of [HEADING, cora, { line: 2, from: 4, cells: ["Boris", "", "", "MCO"] }])
    account.gave(each);
  expect(account.ended().lines).toEqual([]);
});

test("of a sheet that is not read each row is told with all that it says", () => {
  const account = new LineAccount();
  account.took({ line: 3, cells: ["Litter C:", "Cora of Foo", "f", "12.05.2019"] }, "unread");
  for (const each of [HEADING, row(3, "Anton", "m", "12.05.2019", "MCO")]) account.gave(each);
  expect(account.ended().lines).toEqual([
    { line: 3, text: "Litter C: | Cora of Foo | f | 12.05.2019" },
  ]);
});

test("the figures of another day do not stand for a day that is lost", () => {
  const cat = row(3, "Anton", "m", "12.05.2019", "MCO");
  const source = [row(1, "Born 12.05.2019"), row(4, "05.2019.12")];
  expect(told([...source, cat], [HEADING, cat])).toEqual(["4: 05.2019.12"]);
});

test("what is read into other words is not told", () => {
  const source = [
    row(1, "QUEENS"),
    row(4, "=== MCO - Maine Coon ==="),
    row(5, "Sire:", "Boris"),
    row(6, "see Boris"),
    row(7, "3 males, 2 females"),
    row(8, "Page 3"),
    row(9, "dto."),
    row(10, "Total: 14"),
    row(11, "Кличка", "Пол", "Дата рождения", "Порода"),
  ];
  const table = [HEADING, row(12, "Anton", "male", "2019", "MCO", "Boris")];
  expect(told(source, table)).toEqual([]);
});

test("a line that every page repeats is told once, and no list is endless", () => {
  const source = Array.from({ length: 500 }, (_, i) => [
    row(2 * i, "Printed by Cattery Foo"),
    row(
      2 * i + 1,
      `Remark nº ${"abcdefghij"[i % 10]}${"klmnopqrst"[Math.floor(i / 10) % 10]}zz${i}`,
    ),
  ]).flat();
  const { count, lines } = left(source, [HEADING]);
  expect(lines.filter(({ text }) => text === "Printed by Cattery Foo")).toHaveLength(1);
  expect(lines).toHaveLength(LINES_LEFT_SHOWN);
  expect(count).toBe(501);
});

test("of a long table too each lost line is told, wherever it stands", () => {
  const cats = Array.from({ length: 10_000 }, (_, i) => row(i, `Cat ${i}`, "m", "2019", "MCO"));
  const account = new LineAccount();
  account.gave(HEADING);
  for (const cat of cats) {
    account.took(cat);
    if (cat.line % 4_000 !== 3_999) account.gave({ ...cat, cells: [...cat.cells] });
  }
  expect(account.ended().lines.map(({ line }) => line)).toEqual([3_999, 7_999]);
});

test("of a text without columns keys, tags and the program's own head are no cat's words", () => {
  const said = (text: string) =>
    sourceLines(text)
      .map(({ cells }) => cells[0])
      .filter(Boolean);
  expect(said('{ "name": "Anton", "sold": false }')).toEqual(['{   "Anton",     }']);
  expect(said("<cat><name>Anton</name></cat>")).toEqual(["Anton"]);
  const gedcom = "0 HEAD\n1 SOUR Foo\n0 @I1@ INDI\n1 NAME Anton\n1 NOTE Bree\n2 CONC der: Ruth";
  expect(said(gedcom)).toEqual(["Anton", "Breeder: Ruth"]);
});

test("of a file that is read whole before its first cat each line waits for its own", () => {
  const cats = Array.from({ length: 9_000 }, (_, i) => row(i + 2, `Cat ${i}`, "m"));
  for (const isByLine of [true, false]) {
    const account = new LineAccount();
    if (isByLine) account.goesByLine();
    for (const cat of cats) account.took(cat);
    account.took(row(9_500, "Sold to Ruth"));
    account.isTaken();
    account.gave(row(1, "Name", "Sex"));
    for (const cat of cats) account.gave({ ...cat, cells: [...cat.cells, ""] });
    expect(account.ended()).toEqual({ count: 1, lines: [{ line: 9_500, text: "Sold to Ruth" }] });
  }
});

test("a cat's line is shown before those of sheets that are not read", () => {
  const account = new LineAccount();
  for (let i = 0; i < 300; i++) account.took(row(i, `Ruth owes ${1_000 + i}`), "unread");
  account.took(row(7, "Berta", "sold to Ruth"));
  account.gave(HEADING);
  const { count, lines } = account.ended();
  expect(count).toBe(301);
  expect(lines).toHaveLength(LINES_LEFT_SHOWN);
  expect(lines[0]).toEqual({ line: 7, text: "Berta | sold to Ruth" });
});

test.each(["dam Zita", "F (Zita)", "QUEENS Zita", "MCO - Zita"])(
  "%s: a word for a sex or a breed explains no other word beside it",
  (cell) => {
    const cat = row(3, "Anton", "m", "12.05.2019", "MCO");
    const source = row(3, "Anton", "m", "12.05.2019", "MCO", cell);
    expect(toldByLine([HEADING, source], [HEADING, cat])).toEqual([`3: ${cell}`]);
  },
);

test.each(["QUEENS", "кошка кастр.", "MCO - Maine Coon", "Breed: Siberian", "F (neutered)"])(
  "%s is understood",
  (cell) => {
    const cat = row(3, "Anton", "m", "12.05.2019", "MCO");
    const source = row(3, "Anton", "m", "12.05.2019", "MCO", cell);
    expect(toldByLine([HEADING, source], [HEADING, cat])).toEqual([]);
  },
);

test("of two days in a cell each may stand in a column of its own", () => {
  const table = [row(1, "Name", "Born", "Died"), row(2, "Anton", "3.4.2018", "05.06.2023")];
  const source = [row(1, "Name", "Born/died"), row(2, "Anton", "3.4.2018/05.06.2023")];
  expect(toldByLine(source, table)).toEqual([]);
  expect(toldByLine(source, [table[0]!, row(2, "Anton", "3.4.2018")])).toEqual([
    "2: 3.4.2018/05.06.2023",
  ]);
});
