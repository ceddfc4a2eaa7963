/** Texts made to hold a reader: each is read in milliseconds, where a pattern that tries every place takes minutes or years. */
import { expect, test } from "vitest";
import { areCards, cardRecords } from "./card-records.ts";
import { gedcomRecords } from "./gedcom-records.ts";
import { htmlRows, isHtml } from "./html-rows.ts";
import { pedigreeRecords } from "./html-pedigree.ts";
import { areNotes } from "./are-notes.ts";
import { notesIn } from "./chats/notes-in.ts";
import { pageLines } from "./pages/page-lines.ts";
import { noteRecords } from "./note-records.ts";
import { isXml, xmlRecords } from "./xml-records.ts";
import { guessColumns } from "../headings/guess-columns.ts";
import { kittensOf } from "../litters/litter-rows.ts";
import { bareName, readName } from "../names/read-name.ts";
import { readRow } from "../read-row.ts";
import { NO_REPAIRS } from "../repairs.ts";
import { shapeOf } from "../table-shape.ts";
import { readSex } from "../values.ts";

const LONG = 60_000;
const of = (unit: string, length = LONG) => unit.repeat(Math.ceil(length / unit.length));

function readNotes(line: string): number {
  const cats = ["- Ada, f, n 22", "- Bim, m, n 22", "- Cid, m, a"];
  const lines = [cats[0]!, `- ${line}`, `  ${line}`, line, ...cats.slice(1)];
  areNotes([line, line]);
  return areNotes(lines) ? noteRecords(lines).length : 0;
}

test.each([
  ["a name and spaces", `${of("a")}${of(" ")}b`],
  ["spaces", `Bim x${of(" ")}y`],
  ["commas", `x${of(",")}`],
  ["brackets", of("(a, ")],
  ["dashes", of(" - ")],
  ["what may be colours", of("*A", 960)],
  ["short, but dense", `${of("a", 480)}${of(" ", 480)}b`],
])("notes: %s", { timeout: 10_000 }, (_title, line) => {
  expect(readNotes(line)).toBeGreaterThanOrEqual(2);
});

test.each([
  ["sentences", `Ada, ${of("abc. A ")}`],
  ["slashes", of(" / ")],
  ["talk before a name", `${of("abc: A ")}, f, n 22`],
  ["a parent's words", `Ada, f, n 22, ${of("sire dam ", 180)}`],
  ["chips", `Ada, f, ${of("826098210093377 a")}`],
])("chats: %s", { timeout: 10_000 }, (_title, text) => {
  const head = "[3/4/24, 19:02:11] Ann:";
  const cats = ["Ada, f, n 22", "Bim, m, n 22", text, `both: ${text}`];
  expect(notesIn(cats.map((cat) => `${head} ${cat}`))!.length).toBeGreaterThanOrEqual(2);
  expect(notesIn(Array.from({ length: 20_000 }, () => head))).toBeNull();
});

test.each([
  ["blocks that do not end", of("<div>", 200_000)],
  ["items", of("<li>Ada – f, n 22 (black). sold", 200_000)],
  ["breaks", `<p>Ada${of("<br>", 200_000)}x`],
  ["spaces", `<p>x${of(" ", 200_000)}y`],
])("the text of a page: %s", { timeout: 10_000 }, (_title, text) => {
  expect(pageLines(text).length).toBeGreaterThanOrEqual(0);
});

test("a pedigree: breaks and commas in its title", { timeout: 10_000 }, () => {
  const page = (title: string) =>
    `<table><tr><th colspan="2">${title}</th></tr><tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr><tr><td rowspan="2">D</td><td>E</td></tr><tr><td>F</td></tr></table>`;
  for (const unit of ["<br>", ", ", "1-1 - ", "&nbsp;<br>"])
    expect(() => pedigreeRecords(page(`Ada, M, NFO n${of(unit, 200_000)}x`))).not.toThrow();
});

test("a pedigree: rows above it, columns, facts beside it and kittens", { timeout: 30_000 }, () => {
  const many = (of: (i: number) => string, count = 10_000) =>
    Array.from({ length: count }, (_, i) => of(i)).join("");
  const ancestors = "<tr><td rowspan=2>A</td><td>B</td></tr><tr><td>C</td></tr>";
  const facts = `<table>${many((i) => `<tr><td>Owner ${i}</td><td>x</td></tr>`, 5_000)}</table>`;
  const kittens = `<table><tr><td>Name</td><td>Sex</td><td>EMS</td><td>Reg. no.</td></tr>${many((i) => `<tr><td>K${i}</td><td>F</td><td>n</td><td>LO ${i}</td></tr>`)}</table>`;
  const read = pedigreeRecords(`<table>${ancestors}</table>${facts}${kittens}`);
  expect(read).toHaveLength(10_003);
  const rows = many((i) => `<tr><td>${i}</td></tr>`, 60_000);
  expect(pedigreeRecords(`<table>${rows}${ancestors}</table>`)).toHaveLength(3);
  const columns = `<tr>${many((i) => `<td>${i}</td>`, 60_000)}</tr>`;
  expect(pedigreeRecords(`<table>${columns}</table>`)).toBeNull();
});

test("a text of more lines than anybody writes by hand is no note", () => {
  const cats = ["- Ada, f, n 22", "- Bim, m, n 22"];
  expect(areNotes(cats)).toBe(true);
  expect(areNotes(Array.from({ length: 400_000 }, (_, i) => cats[i % 2]!))).toBe(false);
});

test.each([
  ["comments before nothing", `${of("<!---->", 400)}x`],
  ["comments that do not end", of("<!--", 300_000)],
  ["tags that do not end", of("<a", 300_000)],
  ["scripts that do not end", of("<script>", 300_000)],
  ["an attribute", `<a><b ${of("a", 300_000)}></a>`],
])("pages and XML: %s", { timeout: 10_000 }, (_title, text) => {
  expect([isHtml(text), isXml(text)]).not.toContain(undefined);
  expect(htmlRows(text)).toBeInstanceOf(Array);
  expect(xmlRecords(text)).toEqual([]);
});

test("cards: spaces before no sign, and a value of many lines", { timeout: 10_000 }, () => {
  const card = ["Name: Ada", "Sex: f", "Born: 2020"];
  expect(areCards([...card, of(" "), `a${of(" ")}b`])).toBe(false);
  const lines = [...card, ...Array.from({ length: 200_000 }, (_, i) => `remark ${i}`)];
  expect(cardRecords(lines)).toHaveLength(1);
});

test("notes: thousands of remarks about a cat", { timeout: 10_000 }, () => {
  const remarks = Array.from({ length: 20_000 }, (_, i) => `Remark ${i}!`);
  expect(noteRecords(["- Ada, f, n 22", "- Bim, m, a", ...remarks])).toHaveLength(2);
});

test("GEDCOM: a note of spaces", { timeout: 10_000 }, () => {
  const lines = ["0 HEAD", "0 @I1@ INDI", "1 NAME Ada", `1 NOTE a${of(" ")}b`, "0 TRLR"];
  expect(gedcomRecords(lines.join("\n"))).toHaveLength(1);
});

const VERY_LONG = 200_000;

test.each([
  ["names of commas", ", "],
  ["names of dashes", "- "],
  ["names of figures", "1 "],
])("a table: %s", { timeout: 10_000 }, (_title, unit) => {
  const long = `b${of(unit, VERY_LONG)}b`;
  const rows = [["Name", "Sex", "Born"], [long, "f", "2020"], ["Bim", "m", "2020"], [long]];
  const start = rows.map((cells, i) => ({ line: i + 1, cells }));
  const { shape, from } = shapeOf(start);
  expect(start.slice(from).flatMap((row) => shape.read(row) ?? []).length).toBeGreaterThanOrEqual(
    2,
  );
});

test.each([
  ["Colour", "*A", 20_000],
  ["Colour", "(a, ", VERY_LONG],
  ["Breed", "(a, ", VERY_LONG],
  ["Eyes", "*A", 20_000],
  ["Breed", "FR*", 20_000],
  ["Born", "(", 20_000],
  ["Name", ",", 20_000],
  ["Dam's number", "a", VERY_LONG],
  ["Sire's number", "a", VERY_LONG],
] as const)("a row: %s of %j, %i signs", { timeout: 10_000 }, (heading, unit, length) => {
  const rules = {
    mapping: guessColumns(["Name", "Sex", heading]),
    breedOfName: new Map<string, string>(),
    dates: "day_first" as const,
    today: "2026-11-27",
    registrationPrefix: "FEL",
    repairs: NO_REPAIRS,
  };
  const cells = ["Ada", "f", `b${of(unit, length)}b`];
  expect(Object.keys(rules.mapping)).toHaveLength(heading === "Name" ? 2 : 3);
  expect(readRow(2, heading === "Name" ? [cells[2]!, "f"] : cells, rules).faults).not.toEqual([]);
});

test.each(["интер", "europ", "европ"])(
  "a name: %s, and again without a space",
  { timeout: 10_000 },
  (word) => {
    const text = word.repeat(32);
    expect(readName(`Ada, ${text}9`)).toBeNull();
    expect(bareName(`champion ${text}9`)).toContain("9");
  },
);

test.each([of(" ", 20_000), of("m ", 20_000), of("(a, ", 20_000), of("1 ", 20_000)])(
  "a table: a cell of %#",
  { timeout: 10_000 },
  (text) => {
    const headings = ["Sire", "Dam", "Born", "Kittens"];
    const row = { line: 2, cells: ["Boris", "Zita", "2020", `a${text}b`] };
    const other = { line: 3, cells: ["Boris", "Zita", "2020", "Bim (m), Bo (f)"] };
    expect(kittensOf(headings, [row, other])?.rows(row).length).toBeGreaterThan(0);
    const rows = [headings, row.cells, [`# x${text}y:`], other.cells];
    const start = rows.map((cells, i) => ({ line: i + 1, cells }));
    const { shape, from } = shapeOf(start);
    expect(start.slice(from).flatMap((each) => shape.read(each) ?? [])).toHaveLength(2);
  },
);

test("a sex: a count, spaces and a figure", { timeout: 10_000 }, () => {
  expect(readSex(`0,1${of(" ", VERY_LONG)}1`)).toBeNull();
});

const OBJECT_WORDS = ["constructor", "toString", "__proto__"];

test.each(OBJECT_WORDS)(
  "%s, which every object has, is an unknown sign and tag of HTML",
  (word) => {
    const [row] = htmlRows(
      `<table><tr><td>Ada &${word}; <${word}>of Foo</${word}></td></tr></table>`,
    );
    expect(row!.cells.join("")).toBe(`Ada &${word}; of Foo`);
  },
);

test("a table: spaces in a line of its own", { timeout: 2_000 }, () => {
  const rows = [["Name", "Sex", "Born"], ["Bim", "m", "2020"], [`KITTENS ${of(" ")} x Bo`]];
  const start = rows.map((cells, i) => ({ line: i + 1, cells }));
  const { shape, from } = shapeOf(start);
  expect(start.slice(from).flatMap((row) => shape.read(row) ?? [])).toHaveLength(1);
});
