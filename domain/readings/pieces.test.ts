import { describe, expect, test } from "vitest";
import { borrowRegions } from "./borrow-regions.ts";
import { findDate } from "./calendar-words.ts";
import { colourOnly, findEms } from "./find-ems.ts";
import { parseWrappedJson, unwrapJson } from "./json-text.ts";
import { positionOfKinship } from "./kinship/kinship.ts";
import { labelOf } from "./labels/labels.ts";
import { mergeReadings } from "./merge-readings.ts";
import { nameVariants } from "./name-variants.ts";
import { splitName } from "../cats/printed-name.ts";
import { cleanName } from "./printed-name.ts";
import { printedNumber } from "./printed-number.ts";
import { certaintyOf, NOTHING_READ, type ReadPedigree } from "./recognised.ts";
import { editDistance, inOneScript, nearWithin, skeleton } from "./scripts.ts";

test.each([
  ["13.06.2022", "2022-06-13"],
  ["Born 13/6/2022 in Prague", "2022-06-13"],
  ["06/13/2022", "2022-06-13"],
  ["2022-06-13", "2022-06-13"],
  ["1O.O6.2022", "2022-06-10"],
  ["13 June 2022", "2022-06-13"],
  ["June 13th, 2022", "2022-06-13"],
  ["13 июня 2022 г.", "2022-06-13"],
  ["13 нюня 2022", "2022-06-13"],
  ["31.02.2022", null],
  ["LO 2022-41054", null],
  ["13.06.1822", null],
])("the date in %s is %s", (text, date) => expect(findDate(text)).toBe(date));

test.each([
  ["SIB n 22", "SIB n 22", ""],
  ["SIB ns 22 09 RX 2016-25693", "SIB ns 09 22", "RX 2016-25693"],
  ["MCOn 2133 LO 7", "MCO n 21 33", "LO 7"],
  ["МСО w62 LO 7", "MCO w 62", "LO 7"],
  ["MCO f 22.09 LO 7", "MCO f 09 22", "LO 7"],
  ["BSH a", "BRI a", ""],
  ["EC Tabitha", null, ""],
])("the EMS code in %s is %s", (text, ems, after) => {
  const found = findEms(text);
  expect(found?.ems ?? null).toBe(ems);
  expect(found?.after ?? "").toBe(after);
});

test("a colour without a breed counts only if it is the whole text", () => {
  expect(colourOnly("ns 22 09")).toBe("ns 09 22");
  expect(colourOnly("n is a letter")).toBeNull();
});

test.each([
  ["Sire", 2],
  ["Dam:", 3],
  ["Sire's sire", 4],
  ["Sire’s dam", 5],
  ["dam of dam", 7],
  ["Dam's sire's dam", 13],
  ["Father's mother's father's mother", 21],
  ["Paternal grandsire", 4],
  ["maternal grand dam", 7],
  ["Отец", 2],
  ["Мать отца", 5],
  ["мать отца матери", 13],
  ["Дед по отцу", 4],
  ["бабушка по линии матери", 7],
  ["SSD", 9],
  ["DS", 6],
  ["Grandsire", null],
  ["Sire's sire's sire's sire's sire", null],
  ["Father Christmas", null],
  ["S", null],
  ["Sire (Father)", 2],
  ["Бабка (мать отца)", 5],
  ["Отец котёнка", 2],
  ["Mère du chaton", 3],
  ["Vater der Katze", 2],
])("%s stands at %s", (text, position) => expect(positionOfKinship(text)).toBe(position));

test.each([
  ["Кличка:", "name"],
  ["Non:", "sex"],
  ["Regisration No.", "number"],
  ["PEDIGREE", "heading"],
  ["РОДОСЛОВНАЯ", "heading"],
  ["Родословная №", "number"],
  ["Aurora", null],
  ["№", "number"],
  ["Nabywca", "owner"],
])("%s is the label of %s", (text, key) => expect(labelOf(text)).toBe(key));

describe("names", () => {
  test.each([
    ["GIC CZ*Old Castle Roland", "CZ Old Castle Roland"],
    ['(2"Old Castle Igor', "CZ Old Castle Igor"],
    ["CH Winter's Percival", "Winter's Percival"],
    ["ЕС Ульяна из Северного Сияния", "Ульяна из Северного Сияния"],
    ["| Dorian of Northern Light _", "Dorian of Northern Light"],
    ["3axap", "3axap"],
    ["D'Artagnan", "D'Artagnan"],
    ["N'Elvestrand's Simply the Best", "N Elvestrand's Simply the Best"],
    ["FiN*Lumiyön Night Rider", "FIN Lumiyön Night Rider"],
    ["Ch.", "Ch."],
    ["CZ*0ld Castle Roland", "CZ Old Castle Roland"],
    ["0льга из 0зера", "Ольга из Озера"],
    ["Bond 007", "Bond 007"],
    ["The 10th of May", "The 10th of May"],
    ["Apollo 0", "Apollo 0"],
  ])("%s is kept as %s", (printed, kept) => expect(cleanName(printed)).toBe(kept));

  test.each([
    ["Leander von Grauberg", "", "Leander", "von Grauberg"],
    ["Алиса из Невских Берегов", "", "Алиса", "из Невских Берегов"],
    ["Winter's Percival", "Winter's", "Percival", ""],
    ["RU Silver Forest Elodie", "RU Silver Forest", "Elodie", ""],
    ["Aurora", "", "Aurora", ""],
    ["Al of Light", "", "Al of Light", ""],
  ])("%s is taken apart", (full, prefix, name, suffix) =>
    expect(splitName(full)).toEqual({ prefix, name, suffix }),
  );

  test("a beginning shared by several names is a cattery's; a country missed in reading is restored", () => {
    expect(splitName("Old Castle Little Bella", ["Old Castle Igor"]).prefix).toBe("Old Castle");
    expect(splitName("Old Castle Bella", ["CZ Old Castle Igor"])).toEqual({
      prefix: "CZ Old Castle",
      name: "Bella",
      suffix: "",
    });
  });

  test("are looked up in every spelling the registry may use", () => {
    expect(nameVariants("RU Winter’s  Пётр")).toEqual(
      expect.arrayContaining([
        "ru winter’s пётр",
        "ru winter's пётр",
        "winter’s пётр",
        "ru winter’s петр",
      ]),
    );
  });
});

test("a number keeps its register and nothing else", () => {
  expect(printedNumber("LO 2010-68545")).toBe("LO 2010-68545");
  expect(printedNumber("(CZ) FO 12345/LO/20")).toBe("(CZ) FO 12345/LO/20");
  expect(printedNumber("Registered as 2010-68545")).toBe("2010-68545");
  expect(printedNumber("IMP 946195 (NL)")).toBe("IMP 946195 (NL)");
  expect(printedNumber("and suffix RU-XYZ 4455/22")).toBe("RU-XYZ 4455/22");
  expect(printedNumber("no figures")).toBeNull();
});

test("scripts: a word has one, and labels are compared without any", () => {
  expect(inOneScript("Aлиca")).toBe("Алиса");
  expect(inOneScript("Rоlаnd")).toBe("Roland");
  expect(inOneScript("3ахар")).toBe("Захар");
  expect(inOneScript("МФА/RU")).toBe("МФА/RU");
  expect(skeleton("Кот")).toBe(skeleton("KOT"));
});

describe("two readings of one page", () => {
  type Words = Parameters<typeof mergeReadings>[0];
  const word = (text: string, confidence: number, x: number, w = 40) => ({
    text,
    confidence,
    x,
    y: 10,
    w,
    h: 20,
  });
  /** Beside a word that only Russian paper has. */
  const texts = ([...cyrillic]: Words, [...latin]: Words) =>
    mergeReadings(
      [...cyrillic, word("Родословная", 0.95, 900, 200)],
      [...latin, word("Poaocnosnaa", 0.3, 900, 200)],
    )
      .map(({ text }) => text)
      .filter((text) => text !== "Родословная");

  test("a page on which the Cyrillic model knows no word better is Latin", () => {
    const latin = [word("Blue", 0.95, 0), word("Moon", 0.9, 50)];
    expect(mergeReadings([word("Вше", 0.7, 0), word("Мооп", 0.92, 50)], latin)).toEqual(latin);
  });

  test("codes are Latin, names come from the surer model, short words are Cyrillic", () => {
    expect(texts([word("МСО", 0.95, 0)], [word("MCO", 0.9, 0)])).toEqual(["MCO"]);
    expect(texts([word("Архип", 0.96, 0)], [word("Apxun", 0.9, 0)])).toEqual(["Архип"]);
    expect(texts([word("из", 0.9, 0)], [word("u3", 0.5, 0)])).toEqual(["из"]);
    expect(texts([word("уоп", 0.96, 0)], [word("von", 0.95, 0)])).toEqual(["von"]);
  });

  test("one model's word may be two of the other's, or only one may have seen it", () => {
    expect(
      texts([word("МСОп21", 0.7, 0, 100)], [word("MCO", 0.6, 0, 45), word("n21", 0.6, 55, 45)]),
    ).toEqual(["MCO", "n21"]);
    expect(texts([word("Мать", 0.9, 0)], [word("RX", 0.9, 300)])).toEqual(["Мать", "RX"]);
  });
});

test("[7-88] JSON is found inside the text that language models wrap around it", () => {
  expect(parseWrappedJson('```json\n{"a": 1}\n```')).toEqual({ a: 1 });
  expect(parseWrappedJson('Here it is: {"a": [1]} as asked.')).toEqual({ a: [1] });
  expect(parseWrappedJson('```\n{"a": 1}')).toEqual({ a: 1 });
  expect(parseWrappedJson('{"a": ')).toBeUndefined();
  expect(parseWrappedJson("no JSON at all")).toBeUndefined();
  expect(unwrapJson("plain")).toBe("plain");
});

test("only missing regions are borrowed, and nothing else", () => {
  const region = { page: 0, x: 0.1, y: 0.1, w: 0.2, h: 0.1 };
  const read = (value: string, withRegion: boolean): ReadPedigree => ({
    ...NOTHING_READ,
    number: { value, confidence: 0.5, region: withRegion ? region : null },
  });
  expect(borrowRegions(read("mine", false), read("theirs", true)).number).toEqual({
    value: "mine",
    confidence: 0.5,
    region,
  });
});

test("certainty has three levels", () => {
  expect([0.9, 0.85, 0.7, 0.3].map(certaintyOf)).toEqual(["sure", "sure", "likely", "doubtful"]);
});

test("words are near if so few letters have to be changed, lost or added", () => {
  const words = [
    "",
    "a",
    "ab",
    "ba",
    "abc",
    "acb",
    "name",
    "narne",
    "nam",
    "enam",
    "breeder",
    "bredeer",
  ];
  for (const one of words)
    for (const other of words)
      for (const most of [0, 1, 2])
        expect(nearWithin(one, other, most), `${one} ${other} ${most}`).toBe(
          editDistance(one, other) <= most,
        );
});
