/** Values as other programs write them. */
import { expect, test } from "vitest";
import { guessColumns } from "./headings/guess-columns.ts";
import { readNamePieces } from "./names/name-pieces.ts";
import { bareName, readName } from "./names/read-name.ts";
import { readRow } from "./read-row.ts";
import { NO_REPAIRS } from "./repairs.ts";
import { sectionOf } from "./sections.ts";
import { sexesByWords } from "./sexes/sexes-by-words.ts";
import { isNothing, readSex } from "./values.ts";
import { readWhen } from "./when.ts";

test.each([
  ["1394236800", "2014-03-08"],
  ["1394236800000", "2014-03-08"],
  // Midnight in Moscow, and in New York.
  ["1394222400", "2014-03-08"],
  ["1394254800", "2014-03-08"],
  ["/Date(1394236800000)/", "2014-03-08"],
  ["20140308000000", "2014-03-08"],
  ["08032014", "2014-03-08"],
  ["08.03.2014 (12:30)", "2014-03-08"],
  ["41706.0", "2014-03-08"],
  ["2014年3月8日", "2014-03-08"],
  ["00-Mar-2014", "2014-03"],
  ["'14", "2014"],
  ["'98", "1998"],
])("%s is the day %s", (text, day) => {
  expect(readWhen(text, "day_first", "2026-11-23")).toBe(day);
});

test.each([
  ['GIC "Northwind Balder"', "Northwind Balder", ["GIC"]],
  ["CH «Бальдр Северный»", "Бальдр Северный", ["CH"]],
  ['"Northwind Balder", DSM', "Northwind Balder", ["DSM"]],
])("%s is a name in quotation marks", (text, name, titles) => {
  expect(readName(text)).toMatchObject({ name, titles, printed: text, leftOut: null });
});

test.each([
  ["Gr.Eur.Ch. Hektor vom Silbersee", ["Gr.Eur.Ch"]],
  ["W.Ch. Greta vom Katzenbuckel", ["W.Ch"]],
  ["NW CZ'18 GIC A'Blanche Moravia, DSM", ["NW", "CZ'18", "GIC", "DSM"]],
])("the titles of %s", (text, titles) => {
  expect(readName(text)?.titles).toEqual(titles);
});

test.each(["n/k", "NOT KNOWN", "Ahnen unbekannt", "sconosciuta", "b.d.", "Eltern nicht bekannt"])(
  "%s is nothing known",
  (text) => {
    expect(isNothing(text)).toBe(true);
  },
);

test.each([
  "Unbekannt (DE)",
  "Nieznany (PL)",
  "unknown (PL)",
  "none (USA)",
  "? (CZ)",
  "- (PL)",
  "N/A (FR)",
  "не известен (RU)",
  "ikke kjent (NO)",
  "unknown (imported)",
])("%s is nothing known, whatever the country", (text) => {
  expect(isNothing(text)).toBe(true);
});

test.each(["Nota Bene", "Sire Lancelot", "Not Forgotten", "Far Away", "Nil (NO)", "NAN (FIN)"])(
  "%s may be a name",
  (text) => {
    expect(isNothing(text)).toBe(false);
  },
);

test.each([
  ["", "мейн-кун чёрный мрамор"],
  ["Maine Coon", "мейн-кун чёрный мрамор"],
  ["MCO", "Maine Coon black blotched tabby"],
])("beside the breed %j the colour %s says nothing more of it", (breed, ems) => {
  const { cat, faults } = readRow(1, ["Leo", "m", breed, ems], {
    mapping: { name: 0, sex: 1, breed: 2, ems: 3 },
    dates: "day_first",
    today: "2026-11-26",
    registrationPrefix: "FEL",
    breedOfName: new Map([
      ["maine coon", "MCO"],
      ["мейн-кун", "MCO"],
    ]),
    repairs: NO_REPAIRS,
  });
  expect(faults).toEqual([]);
  expect(cat).toMatchObject({ breed: "MCO", codes: { main: "n", tabby: "22" } });
});

test("a name is looked up without the country behind it", () => {
  for (const text of ["Beesha*PL", "Beesha *PL", "Beesha (PL)", "Beesha/PL", "CH Beesha*PL, JW"])
    expect(bareName(text)).toBe("beesha");
  expect(bareName("Beesha of PL")).toBe("beesha of pl");
  expect(bareName("SC Beesha*PL JW")).toBe("beesha");
  expect(bareName("FI*ABC FOO JW")).toBe("abc foo");
});

test.each([
  ["Kätzinnen", "female"],
  ["Zuchtkater", "male"],
  ["Kocice", "female"],
  ["Reproductrices", "female"],
  ["Коты-производители", "male"],
  ["Кошки-производительницы", "female"],
])("%s above rows is a sex", (title, sex) => {
  expect(sectionOf(title)).toEqual({ sex });
});

test.each([
  ["Spay", "female"],
  ["Fem.", "female"],
  ["weibl.", "female"],
  ["Männl.", "male"],
  ["masculino", "male"],
  ["она", "female"],
])("%s is a sex", (text, sex) => {
  expect(readSex(text)?.sex).toBe(sex);
});

test.each([
  ["0,1 kastr.", "female", true],
  ["1,0 neuter", "male", true],
  ["0.1 вязка", "female", false],
])("%s is a sex by its count, whatever stands behind it", (text, sex, isNeutered) => {
  const read = readSex(text)!;
  expect([read.sex, read.neutered !== null]).toEqual([sex, isNeutered]);
});

test("a parent's number is told by a letter, and no other heading is", () => {
  expect(guessColumns(["Name", "ZB-Nr.", "ZB-Nr. V", "ZB-Nr. M"])).toEqual({
    name: 0,
    number: 1,
    father_number: 2,
    mother_number: 3,
  });
  expect(guessColumns(["Cat's registered name"])).toEqual({ name: 0 });
});

const rules = {
  mapping: { name: 0, sex: 1, breed: 2, deceased: 3, birthdate: 4 },
  breedOfName: new Map(),
  dates: "day_first" as const,
  today: "2026-11-23",
  registrationPrefix: "FEL",
  repairs: NO_REPAIRS,
};

test.each([
  ["yes", true, null, []],
  ["†", true, null, []],
  ["умерла", true, null, []],
  ["nein", false, null, []],
  ["", false, null, []],
  ["05.06.2020", false, "2020-06-05", []],
  ["2020", true, null, ["left_out"]],
  ["perhaps", false, null, ["date"]],
])("%j in a column of deaths", (text, isDead, deceased, faults) => {
  const { cat, faults: found } = readRow(2, ["Balder", "m", "MCO", text, "2014-03-08"], rules);
  expect(cat).toMatchObject({ isDead, deceased });
  expect(found.map(({ kind }) => kind)).toEqual(faults);
});

test.each([
  ["† SE*Foo's Balder", "", true, null],
  ["✝ Balder", "05.06.2020", false, "2020-06-05"],
])("a cross before the name %j says that the cat has died", (name, text, isDead, deceased) => {
  const { cat, faults } = readRow(2, [name, "m", "MCO", text, "2014-03-08"], rules);
  expect(cat).toMatchObject({ name: "Balder", isDead, deceased });
  expect(faults).toEqual([]);
});

test.each([
  ["AB", "ABY"],
  ["RD", "RAG"],
  ["EM", "MAU"],
  ["ZZ", null],
])("%s in a column of breeds is %s", (breed, code) => {
  const rules = {
    mapping: { name: 0, sex: 1, breed: 2 },
    breedOfName: new Map(),
    dates: "day_first" as const,
    today: "2026-11-26",
    registrationPrefix: "FEL",
    repairs: NO_REPAIRS,
  };
  expect(readRow(1, ["Ada", "F", breed], rules).values.breed).toBe(code);
});

test("where spays are said, neuters are males", () => {
  const said = sexesByWords(["Male", "Neuter", "Spay", ""]);
  expect(readSex(said.get("neuter") ?? "")).toMatchObject({ sex: "male" });
  expect(sexesByWords(["Male", "Female", "Neuter"]).size).toBe(0);
});

test("K beside M is a female's where a heading or a word is Polish or Scandinavian; elsewhere the member says", () => {
  expect(sexesByWords(["K", "M"], ["Imię", "Płeć"]).get("k")).toBe("kotka");
  expect(sexesByWords(["K", "M"], ["Namn", "Kön"]).get("k")).toBe("kotka");
  expect(sexesByWords(["K", "M", "kastratka"]).get("k")).toBe("kotka");
  expect(readSex(sexesByWords(["K", "M"], ["Name", "Geschlecht"]).get("k")!)).toBeNull();
  expect(sexesByWords(["K", "W"], ["Name", "Geschlecht"]).size).toBe(0);
});

test("n and u are naaras and uros of Finnish where nothing else stands beside them", () => {
  const said = sexesByWords(["n", "u", "Uros", ""]);
  expect(["n", "u"].map((letter) => readSex(said.get(letter)!)?.sex)).toEqual(["female", "male"]);
  expect(sexesByWords(["n", "u", "m"]).size).toBe(0);
});

test.each([
  ["Ada | f | n", { sex: "f", ems: "n" }],
  ["Ada | w | n | 643094100123456", { sex: "w", ems: "n", chip: "643094100123456" }],
  ["Bim | m | d", { sex: "m", ems: "d" }],
  ["Bim | n | m", { sex: "m", ems: "n" }],
  ["Ada | n | w", { sex: "w", ems: "n" }],
  ["Ada | w | w", { sex: "w", ems: "w" }],
  ["Ada | n | 03.02.2020", { sex: "n", birthdate: "03.02.2020" }],
  ["Ada | n | n 22", { sex: "n", ems: "n 22" }],
])("of %s a colour of one letter is no part of the name", (text, others) => {
  const read = readNamePieces(text);
  expect(read).toMatchObject({ name: text.slice(0, 3), others });
});
