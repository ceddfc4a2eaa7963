import { describe, expect, test } from "vitest";
import { detectEncoding } from "../detect.ts";
import { cardRecords } from "./card-records.ts";
import { cellsAt, fixedColumns } from "./fixed-width.ts";
import { gedcomRecords } from "./gedcom-records.ts";
import { pedigreeRecords } from "./html-pedigree.ts";
import { htmlRows, isHtml } from "./html-rows.ts";
import { jsonRecords } from "./json-records.ts";
import { tableOfRecords } from "./records.ts";
import { isXml, xmlRecords } from "./xml-records.ts";

describe("lists of fixed width", () => {
  const lines = [
    "Reg No    Name         S   Born",
    "LO 1234   Foo's Ada    0.1 01.02.2019",
    "LO 1235   Foo's Abel   1.0 01.02.2019",
    "LO 1236   Bim          1.0",
  ];

  test("columns are where every line has a space, and a new heading begins", () => {
    const places = fixedColumns(lines);
    expect(lines.map((line) => cellsAt(line, places ?? []))).toEqual([
      ["Reg No", "Name", "S", "Born"],
      ["LO 1234", "Foo's Ada", "0.1", "01.02.2019"],
      ["LO 1235", "Foo's Abel", "1.0", "01.02.2019"],
      ["LO 1236", "Bim", "1.0", ""],
    ]);
  });

  test("a ruler says the columns; words with single spaces are none", () => {
    expect(fixedColumns(["Name  Sex", "----  ---", "Ada   F", "Abel  M"])).toEqual([0, 6]);
    expect(fixedColumns(["Ada of the North", "Abel of the South", "Bim of the West"])).toBeNull();
  });
});

test("of a web page the tables are read, with spans, entities, line breaks and titles", () => {
  const page = `<!DOCTYPE html><html><style>td{}</style><h2>Queens</h2><table>
<tr><th>Name</th><th>Born</th><th>Sire</th></tr>
<tr><td>Am&eacute;lie d&#x27;&Eacute;meraude</td><td rowspan=2>2019</td><td>A<br>B</td></tr>
<tr><td>Zita<td>C</table></html>`;
  expect(isHtml(page)).toBe(true);
  expect(isHtml("Name,Sex\n<b>Ada</b>,F")).toBe(false);
  expect(htmlRows(page).map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, "Queens"],
    [2, "Name", "Born", "Sire"],
    [3, "Amélie d'Émeraude", "2019", "A\nB"],
    [4, "Zita", "2019", "C"],
  ]);
});

const texts = (records: ReturnType<typeof jsonRecords>) =>
  records.map(({ values }) => Object.fromEntries(values));

test("GEDCOM: a cattery with its country stands before the cat, though it is the surname", () => {
  const [aurora] = gedcomRecords(
    ["0 HEAD", "0 @I1@ INDI", "1 NAME Aurora /S*Norrsken/", "1 SEX F", "0 TRLR"].join("\n"),
  );
  expect(Object.fromEntries(aurora!.values)).toMatchObject({ Name: "S*Norrsken Aurora" });
});

test("GEDCOM: titles behind a name are the cat's, other words there are told", () => {
  const cats = gedcomRecords(
    [
      "0 HEAD",
      "0 @I1@ INDI",
      "1 NAME CZ*Ada /of Foo/",
      "2 NPFX IC",
      "2 NSFX DM",
      "1 SEX F",
      "0 @I2@ INDI",
      "1 NAME Bim /of Foo/",
      "2 NSFX Junior",
      "1 SEX M",
      "0 TRLR",
    ].join("\n"),
  );
  expect(texts(cats)).toMatchObject([{ Title: "IC, DM" }, { "… NAME NSFX": "Junior" }]);
});

describe("JSON", () => {
  test("cats by their keys, and parents that name one by whatever word", () => {
    const cats = texts(
      jsonRecords(
        `{"a1": {"name": "Zita", "sex": "f"}, "b2": {"name": "Ada", "sex": "f", "parents": {"dam": {"link": "a1"}}}}`,
      ),
    );
    expect(cats).toEqual([
      { id: "a1", name: "Zita", sex: "f" },
      { id: "b2", name: "Ada", sex: "f", "Dam number": "a1" },
    ]);
  });

  test.each([
    [`{"name": "Ada", "sex": "f"}\n{"name": "Abel", "sex": "m"}`],
    [`[["name", "sex"], ["Ada", "f"], ["Abel", "m"]]`],
    [`{"columns": ["name", "sex"], "data": [["Ada", "f"], ["Abel", "m"]]}`],
    [
      `<?xml version="1.0"?><cats><cat name="Ada" sex="f"/><cat><name>Abel</name><sex>m</sex></cat></cats>`,
    ],
  ])("%s", (text) => {
    expect(texts(isXml(text) ? xmlRecords(text) : jsonRecords(text))).toEqual([
      { name: "Ada", sex: "f" },
      { name: "Abel", sex: "m" },
    ]);
  });
});

test.each([
  ["koi8-r", [0xeb, 0xcf, 0xdb, 0xcb, 0xc1, 0x20, 0xe2, 0xc5, 0xcc, 0xc1, 0xd1]],
  ["x-mac-cyrillic", [0x8a, 0xee, 0xf8, 0xea, 0xe0, 0x20, 0x81, 0xe5, 0xeb, 0xe0, 0xdf]],
  ["windows-1251", [0xca, 0xee, 0xf8, 0xea, 0xe0, 0x20, 0xc1, 0xe5, 0xeb, 0xe0, 0xff]],
])("«Кошка Белая» in %s", (encoding, bytes) => {
  expect(detectEncoding(Uint8Array.from(bytes))).toBe(encoding);
  expect(new TextDecoder(encoding).decode(Uint8Array.from(bytes))).toBe("Кошка Белая");
});

test("a pedigree of boxes is its cats, each once, with their parents and what stands about the table", () => {
  const box = (down: number, text: string) => `<td rowspan=${down}>${text}</td>`;
  const page = `<html><body><p>Our Boris</p><table><tr><td>Naam:</td><td>CH Boris</td></tr><tr><td>Geslacht:</td><td>kater</td></tr></table>
    <table><tr><th>Ouders</th><th>Grootouders</th></tr>
    <tr>${box(2, "Vader<br><b>Adam</b><br>MCO n 22")}${box(1, "V<br>Opa")}</tr><tr>${box(1, "M<br>Oma")}</tr>
    <tr>${box(2, "Moeder<br>Zita")}${box(1, "")}</tr><tr>${box(1, "M<br>Oma")}</tr></table></body></html>`;
  const records = pedigreeRecords(page)!.map(({ values }) => Object.fromEntries(values));
  expect(records).toEqual([
    { Naam: "CH Boris", Geslacht: "kater", "…": "Our Boris", Sire: "Adam", Dam: "Zita" },
    { Naam: "Adam | MCO n 22", Geslacht: "male", Sire: "Opa", Dam: "Oma" },
    { Naam: "Opa", Geslacht: "male" },
    { Naam: "Oma", Geslacht: "female" },
    { Naam: "Zita", Geslacht: "female", Dam: "Oma" },
  ]);
  expect(pedigreeRecords("<table><tr><td>Name</td><td>Sex</td></tr></table>")).toBeNull();
});

test("above its parents' boxes the cat itself stands over all generations", () => {
  const page = (title: string) => `<html><title>A database</title><table>
<tr><th colspan="2">${title}</th></tr>
<tr><td rowspan="2">Sire<br>Boris<br>NFO n 23<br>2012-11-25<br>LO 191872</td><td rowspan="1">Sire<br>SC Opa, DSM</td></tr>
<tr><td rowspan="1">Dam<br>Oma</td></tr>
<tr><td rowspan="2">Dam<br>Zita</td><td rowspan="1">Sire<br>Alvar</td></tr>
<tr><td rowspan="1">Dam<br>Oma</td></tr></table></html>`;
  const title = "CH Ada of Foo, DM<br/>Female, NFO n 22, born 2019-04-22, LO 197999";
  const records = pedigreeRecords(page(title))?.map(({ values }) => Object.fromEntries(values));
  expect(records?.slice(0, 3)).toEqual([
    {
      Name: "CH Ada of Foo, DM | Female | NFO n 22 | born 2019-04-22 | LO 197999",
      Sire: "Boris",
      Dam: "Zita",
    },
    {
      Name: "Boris | NFO n 23 | 2012-11-25 | LO 191872",
      Sex: "male",
      Sire: "SC Opa, DSM",
      Dam: "Oma",
    },
    { Name: "SC Opa, DSM", Sex: "male" },
  ]);
  expect(pedigreeRecords(page("Pedigree"))).toBeNull();
});

test("the count of cards is no cat, and what a word of a sex means its others tell", () => {
  const cards = [
    ["Name: Ada", "Sex: Female"],
    ["Name: Bim", "Sex: Male"],
    ["Name: Udo", "Sex: Neuter"],
    ["Name: Ida", "Sex: Spay"],
    ["Total cats on file: 4"],
  ];
  const rows = tableOfRecords(cardRecords(cards.flatMap((card) => [...card, ""])));
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ["Name", "Sex"],
    ["Ada", "Female"],
    ["Bim", "Male"],
    ["Udo", "male neuter"],
    ["Ida", "Spay"],
  ]);
  expect(rows.at(-1)?.cells).toContain("4");
});
