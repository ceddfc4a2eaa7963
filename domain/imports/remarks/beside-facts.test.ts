/** Facts that stand in another place than their own column, and what stands beside a value in its own. */
import { describe, expect, test } from "vitest";
import { guessColumns } from "../headings/guess-columns.ts";
import { readHeading } from "../headings/read-heading.ts";
import { gedcomRecords } from "../formats/gedcom-records.ts";
import { tableOfRecords } from "../formats/records.ts";
import { xmlRecords } from "../formats/xml-records.ts";
import { readRow } from "../read-row.ts";
import { NO_REPAIRS } from "../repairs.ts";

function row(values: Readonly<Record<string, string>>) {
  const headings = ["Name", "Sex", "Breed", ...Object.keys(values)];
  return readRow(2, ["Ada of Foo", "female", "SIB", ...Object.values(values)], {
    mapping: guessColumns(headings),
    breedOfName: new Map(),
    dates: "day_first",
    today: "2026-11-22",
    registrationPrefix: "FEL",
    repairs: NO_REPAIRS,
  });
}
const told = (values: Readonly<Record<string, string>>) =>
  row(values).faults.map(({ field, value }) => [field, value]);

describe("remarks", () => {
  test("a parent, a breeder and a chip are taken from them, and they are kept as they stand", () => {
    const Notes = "Sire: Boris of Bar; dam: Zita; breeder: Ann Smith; chip 643 094 100 112 233";
    expect(row({ Notes }).values).toMatchObject({
      father: "Boris of Bar",
      mother: "Zita",
      breeder: "Ann Smith",
      chip: "643094100112233",
      description: Notes,
    });
  });

  test.each([
    ["a column's own value goes first", { Notes: "sire: Boris", Sire: "Rex" }, { father: "Rex" }],
    [
      "a parent by its number too",
      { Notes: "sire: Boris", "Sire no.": "LO 77" },
      { father_name: null },
    ],
    ["words of small letters are no name", { Notes: "sire: unknown to us" }, { father: null }],
    ["a telephone is no chip", { Notes: "call 0044 20 7946 0958" }, { chip: null }],
  ])("%s", (_, values, wanted) => {
    expect(row(values as Record<string, string>).values).toMatchObject(wanted);
  });
});

test.each([
  ["Ann Smith, 12 High Street, York", "Ann Smith"],
  ["Ann & Bob Smith, Mill Lane 4, 44300 Nantes", "Ann & Bob Smith"],
  ["Smith, Ann", "Smith, Ann"],
  ["Иванова А.А., г. Омск", "Иванова А.А."],
  ["Mrs A Smith, Mill Cottage, Over Foo, Barshire", "Mrs A Smith"],
  ["A. Smith, B. Jones", "A. Smith, B. Jones"],
])("of the breeder %s no address is kept", (Breeder, name) => {
  const { values, faults } = row({ Breeder });
  expect(values.breeder).toBe(name);
  expect(faults.some(({ field }) => field === "breeder")).toBe(name !== Breeder);
});

test("beside a number or a chip everything else is told", () => {
  expect(row({ "Reg. no.": "LO 1234, TICA SBT 0101" }).values.number).toBe("LO 1234");
  expect(told({ "Reg. no.": "LO 1234, TICA SBT 0101" })).toEqual([["number", "TICA SBT 0101"]]);
  expect(told({ "Reg. no.": "LO 1234 - *** FREE ***" })).toEqual([["number", "FREE"]]);
  expect(row({ "Reg. no.": "LO 1234 / 643094100112233" }).values).toMatchObject({
    number: "LO 1234",
    chip: "643094100112233",
  });
  expect(row({ "Reg. no.": "7914-01, 5" }).values.number).toBe("7914-01, 5");
  expect(row({ Chip: "643094100112233 (checked 2015)" }).values.chip).toBe("643094100112233");
  expect(told({ Chip: "643094100112233 (checked 2015)" })).toEqual([["chip", "(checked 2015)"]]);
});

test.each([
  ["00/03/2012", "2012-03-01", "month"],
  ["2018.00.00", "2018-01-01", "year"],
  ["平成28年3月3日", "2016-03-03", "day"],
  ["令和元年5月1日", "2019-05-01", "day"],
  ["昭和60年", "1985-01-01", "year"],
])("born %s", (Born, birthdate, precision) => {
  expect(row({ Born }).values).toMatchObject({ birthdate, precision });
  expect(told({ Born })).toEqual([]);
});

test.each(["(Frühjahr 2016)", "spring 2016", "лето 2016", "printemps 2016"])(
  "born %s: the year is kept, the season told",
  (Born) => {
    expect(row({ Born }).values).toMatchObject({ birthdate: "2016-01-01", precision: "year" });
    expect(told({ Born })).toHaveLength(1);
    expect(row({ Born: `3 ${Born}` }).values.birthdate).toBeNull();
  },
);

test("headings are known with their accents spelt out, and of a file's own remarks none is a column", () => {
  expect(readHeading("_ZUECHTER").field).toBe("breeder");
  expect(readHeading("foedselsdato").field).toBe("birthdate");
  expect(guessColumns(["… name", "Cat", "… sex"])).toEqual({ name: 1 });
});

test("one letter in brackets behind a name is its country, and told", () => {
  const read = readRow(2, ["Foo's Edda (D)", "female", "SIB"], {
    mapping: { name: 0, sex: 1, breed: 2 },
    breedOfName: new Map(),
    dates: "day_first",
    today: "2026-11-22",
    registrationPrefix: "FEL",
    repairs: NO_REPAIRS,
  });
  expect([read.values.prefix, read.values.name]).toEqual(["Foo's", "Edda"]);
  expect(read.faults.map(({ value }) => value)).toEqual(["(D)"]);
});

test("in records, as in tables, the same again is what stands above", () => {
  const records = [
    {
      line: 1,
      values: new Map([
        ["Name", "Ada"],
        ["Sex", "F"],
        ["Breeder", "Ann Smith"],
      ]),
    },
    {
      line: 2,
      values: new Map([
        ["Name", "Same"],
        ["Sex", "M"],
        ["Breeder", "same"],
      ]),
    },
  ];
  expect(tableOfRecords(records)[2]!.cells).toEqual(["Same", "M", "Ann Smith"]);
});

test("an element's text is its value, and its attributes stand beside it", () => {
  const [cat] = xmlRecords(
    '<?xml version="1.0"?><cats><cat><Name title="CH">Ada of Foo</Name><Sex>F</Sex><Colour code="n">black</Colour></cat></cats>',
  );
  expect(Object.fromEntries(cat!.values)).toMatchObject({
    Name: "Ada of Foo",
    "Name title": "CH",
    Sex: "F",
    Colour: "black",
    "Colour code": "n",
  });
});

test("GEDCOM's further numbers of one cat are all in the row", () => {
  const [cat] = gedcomRecords(
    "0 HEAD\n0 @I1@ INDI\n1 NAME Ada\n1 SEX F\n1 REFN LO 1234\n2 TYPE Stud book no.\n1 REFN WCF D 4471\n2 TYPE Stud book no.\n0 TRLR",
  );
  expect(cat!.values.get("Stud book no.")).toBe("LO 1234, WCF D 4471");
});
