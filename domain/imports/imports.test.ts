import { describe, expect, test } from "vitest";
import { guessColumns } from "./headings/guess-columns.ts";
import { detectDelimiter, detectEncoding } from "./detect.ts";
import { readRow, type RowRules } from "./read-row.ts";
import { bookOf, NO_REPAIRS, type Repair } from "./repairs.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? [...new TextEncoder().encode(part)] : part,
    ),
  );
/** "кошка" as Russian spreadsheets encode it. */
const WINDOWS_1251 = [0xea, 0xee, 0xf8, 0xea, 0xe0];

test.each([
  ["ASCII", bytes("name;sex"), "utf-8"],
  ["UTF-8", bytes("имя;пол"), "utf-8"],
  ["UTF-8, cut in a letter", bytes("имя").slice(0, 5), "utf-8"],
  ["UTF-8 with a mark", bytes([0xef, 0xbb, 0xbf], "name"), "utf-8"],
  ["UTF-16", bytes([0xff, 0xfe, 0x6e, 0]), "utf-16le"],
  ["UTF-16, the other way", bytes([0xfe, 0xff, 0, 0x6e]), "utf-16be"],
  ["UTF-16 without a mark", bytes([0x6e, 0, 0x61, 0, 0x6d, 0]), "utf-16le"],
  ["windows-1251", bytes(WINDOWS_1251), "windows-1251"],
  [
    "windows-1252",
    bytes("M", [0xfc], "ller;", [0xc9], "toile;F", [0xfa, 0xf0], "i"),
    "windows-1252",
  ],
])("the encoding of %s", (_title, start, encoding) => {
  expect(detectEncoding(start)).toBe(encoding);
});

test.each([
  ["a,b,c", ","],
  ["a;b;c,d", ";"],
  ["a\tb", "\t"],
  ["a|b|c", "|"],
  ['"a,b,c";d;"x\ny"', ";"],
  ["alone", ","],
  ["sep=;\r\nname,sex;born", ";"],
  ["\uFEFFsep=\t\nname", "\t"],
])("the delimiter of %j is %j", (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test("most lines of a short table may be titles and remarks without its delimiter", () => {
  const remarks = ["Our cats", "as of May, by Ann", "", "Sold", "Kept"];
  expect(detectDelimiter([...remarks, "Name;Sex;Born", "Ada;F;2019"].join("\n"))).toBe(";");
});

test.each([
  [
    ["Name", "Sex", "Date of birth", "Breed", "EMS", "Dam", "Sire"],
    { name: 0, sex: 1, birthdate: 2, breed: 3, ems: 4, mother: 5, father: 6 },
  ],
  [
    ["Кличка", "Пол", "Дата рождения", "Порода", "Окрас", "Мать", "Отец", "Чип", "Заводчик"],
    { name: 0, sex: 1, birthdate: 2, breed: 3, ems: 4, mother: 5, father: 6, chip: 7, breeder: 8 },
  ],
  [["reg_num", "CAT_NAME", "colour?"], { number: 0, name: 1, ems: 2 }],
  [
    ["Registered name", "Sire name", "Dam name", "Microchip No."],
    { name: 0, father: 1, mother: 2, chip: 3 },
  ],
  [["", "whatever"], {}],
])("columns %j", (headings, mapping) => {
  expect(guessColumns(headings)).toEqual(mapping);
});

describe("a row", () => {
  const rules: RowRules = {
    mapping: { name: 0, sex: 1, birthdate: 2, breed: 3, ems: 4, chip: 5, breeder: 6, mother: 7 },
    breedOfName: new Map([
      ["siberian", "SIB"],
      ["сибирская", "SIB"],
    ]),
    dates: "day_first",
    today: "2026-11-20",
    registrationPrefix: "FEL",
    repairs: NO_REPAIRS,
  };
  const row = (text: string, repairs: readonly Repair[] = []) =>
    readRow(7, text.split(";"), { ...rules, repairs: bookOf(repairs) });

  test.each([
    [
      "Murka;female;2024-05-31;SIB;ns 22",
      { name: "Murka", sex: "female", birthdate: "2024-05-31", breed: "SIB" },
    ],
    [
      " Мурка  Снежная ;кошка;31.05.2024;Сибирская;",
      { name: "Мурка Снежная", sex: "female", birthdate: "2024-05-31", breed: "SIB" },
    ],
    ["Boris;1,0;1/2/2020;;BSH a", { sex: "male", birthdate: "2020-02-01", breed: "BRI" }],
    [
      "Boris;М.;;siberian;n;643094100000001;A. Petrova;Murka",
      { birthdate: null, chip: "643094100000001", breeder: "A. Petrova", mother: "Murka" },
    ],
    ["'-Boris;m;;SIB;", { name: "-Boris" }],
  ])("%s is read", (text, cat) => {
    expect(row(text)).toMatchObject({ faults: [], cat });
  });

  test.each([
    [";m;;SIB;", [["name", "required", ""]]],
    ["Bo;m;;SIB;", [["name", "name", "Bo"]]],
    ["=1+1;m;;SIB;", [["name", "name", "=1+1"]]],
    ["Boris;;;SIB;", [["sex", "required", ""]]],
    ["Boris;cat;;SIB;", [["sex", "sex", "cat"]]],
    ["Boris;m;;Dog;", [["breed", "breed", "Dog"]]],
    ["Boris;m;;;", [["breed", "required", ""]]],
    [
      "Bo;x;y;Z;kk",
      [
        ["name", "name", "Bo"],
        ["sex", "sex", "x"],
        ["birthdate", "date", "y"],
        ["ems", "ems", "kk"],
        ["breed", "breed", "Z"],
      ],
    ],
  ])("%s is refused with every reason", (text, faults) => {
    expect(row(text)).toMatchObject({
      cat: null,
      faults: faults.map(([field, kind, value]) => ({ field, kind, value })),
    });
  });

  test.each([
    ["Boris;m;31.02.2024;SIB;n", ["birthdate", "date", "31.02.2024"], { birthdate: null }],
    ["Boris;m;2027-01-01;SIB;n", ["birthdate", "future", "2027-01-01"], { birthdate: null }],
    ["Boris;m;;SIB;MCO n", ["ems", "breeds_differ", "SIB, MCO"], { codes: { main: "n" } }],
    ["Boris;m;;SIB;n k", ["ems", "ems", "k"], { codes: { main: "n" } }],
    ["Boris;m;;SIB;k n 22", ["ems", "ems", "k"], { codes: { main: "n", tabby: "22" } }],
    ["Boris;m;;SIB;SIB заморский 22", ["ems", "ems", "заморский"], { codes: { tabby: "22" } }],
    ["Boris;m;;SIB;n;!", ["chip", "chip", "!"], { chip: null }],
  ])("%s is read without the value that is not understood", (text, fault, cat) => {
    const [field, kind, value] = fault;
    expect(row(text)).toMatchObject({
      faults: [{ field, kind, value }],
      cat: { name: "Boris", breed: "SIB", ...cat },
    });
  });

  test.each<[string, Repair[], object]>([
    [
      "a cell",
      [{ kind: "cell", line: 7, field: "sex", value: "", becomes: "f" }],
      { sex: "female" },
    ],
    [
      "a value of all rows",
      [{ kind: "value", line: 0, field: "sex", value: "KASTRAT", becomes: "m" }],
      { sex: "male" },
    ],
    [
      "an edited cell, whose text is then replaced",
      [
        { kind: "cell", line: 7, field: "sex", value: "", becomes: "Kätzin" },
        { kind: "value", line: 0, field: "sex", value: "kätzin", becomes: "f" },
      ],
      { sex: "female" },
    ],
    [
      "a word of a colour",
      [
        { kind: "cell", line: 7, field: "sex", value: "", becomes: "m" },
        { kind: "value", line: 0, field: "ems", value: "unheard", becomes: "n" },
      ],
      { codes: { main: "n", tabby: "22" } },
    ],
    [
      "a column that the file does not have",
      [
        { kind: "value", line: 0, field: "sex", value: "kastrat", becomes: "m" },
        { kind: "value", line: 0, field: "description", value: "", becomes: "From the old book" },
      ],
      { description: "From the old book" },
    ],
  ])("%s is mended", (_title, repairs, cat) => {
    expect(row("Boris;Kastrat;;SIB;unheard 22", repairs).cat).toMatchObject(cat);
    expect(row("Boris;Kastrat;;SIB;unheard 22").cat).toBeNull();
  });
});
