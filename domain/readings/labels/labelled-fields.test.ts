import { expect, test } from "vitest";
import { labelledFields } from "./labelled-fields.ts";
import { labelAt } from "./labels.ts";
import { sheetOf } from "../segments.ts";
import type { Word } from "../words.ts";

function line(x: number, y: number, h: number, text: string, confidence = 0.93): Word[] {
  let at = x;
  return text.split(" ").map((word) => {
    const w = word.length * h * 0.55;
    const placed = { text: word, confidence, x: at, y, w, h };
    at += w + h * 0.4;
    return placed;
  });
}

const fieldsOf = (words: readonly Word[]) =>
  Object.fromEntries(
    labelledFields(sheetOf({ width: 2480, height: 3508, words }, 0)).map(({ key, value }) => [
      key,
      value?.text ?? null,
    ]),
  );

test("captions stand below their values where those are of their kinds, though nearly as far from the next", () => {
  const rows = [
    ["SE*Blue Velvet", "Navn", "(DK)FD LO 574434", "Reg.nr."],
    ["British Shorthair", "Race", "BRI a 24", "EMS-kode"],
    ["Hun", "Køn", "16-03-2015", "Født"],
    ["Annika Berg", "Opdrætter", "Karin Lind", "Ejer"],
  ] as const;
  const words = rows.flatMap(([left, under, right, below], row) => [
    ...line(108, 270 + row * 99, 26, left),
    ...line(108, 321 + row * 99, 17, under),
    ...line(1134, 270 + row * 99, 26, right),
    ...line(1134, 321 + row * 99, 17, below),
  ]);
  expect(fieldsOf(words)).toEqual({
    name: "SE*Blue Velvet",
    number: "(DK)FD LO 574434",
    breed: "British Shorthair",
    ems: "BRI a 24",
    sex: "Hun",
    birthdate: "16-03-2015",
    breeder: "Annika Berg",
    owner: "Karin Lind",
  });
});

test("a row of dots that is read as letters is none, a number of few letters is print", () => {
  const words = [
    ...line(100, 100, 24, "Name"),
    ...line(190, 100, 24, "eessssesesesosososonun", 0.3),
    ...line(500, 100, 24, "VALENTINA"),
    ...line(100, 140, 24, "Registration:"),
    ...line(500, 140, 24, "LO/20230123189", 0.4),
  ];
  expect(fieldsOf(words)).toEqual({ name: "VALENTINA", number: "LO/20230123189" });
});

test("several facts on a line need no colons behind the first", () => {
  const words = [
    ...line(100, 100, 24, "Born 2020-01-10 registered as NO RX 626274 chip 578097123456789"),
    ...line(100, 140, 24, "Bred by Kari Ødegård, owned by Tone Bråthen"),
  ];
  expect(fieldsOf(words)).toEqual({
    birthdate: "2020-01-10",
    number: "NO RX 626274",
    chip: "578097123456789",
    breeder: "Kari Ødegård,",
    owner: "Tone Bråthen",
  });
});

test("a street's number within an address is no fact", () => {
  expect(fieldsOf(line(100, 100, 24, "Adresse Am Markt Nr 123"))).not.toHaveProperty("number");
});

test("a colour that takes two lines", () => {
  const words = [
    ...line(100, 100, 24, "Farbe:"),
    ...line(300, 100, 24, "schwarz-silber-getigert mit"),
    ...line(300, 132, 24, "Weiß"),
    ...line(100, 200, 24, "EMS:"),
    ...line(300, 200, 24, "MCO f"),
    ...line(300, 232, 24, "09 23"),
  ];
  const values = labelledFields(sheetOf({ width: 2480, height: 3508, words }, 0));
  expect(values.map(({ value }) => value?.text)).toEqual([
    "schwarz-silber-getigert mit Weiß",
    "MCO f 09 23",
  ]);
});

test.each([
  ["Hme/Name: Lady", 1],
  ["Leam/EMS: MCO", 1],
  ["Poðen(a)/Born: 23.10.2009", 1],
  ["Tumna/Title: JW", 1],
  ["Цвят/ЕМ$: MCO", 1],
  ["Име/Мате: Lady", 1],
  ["Breeder/Vyeaeag: Anna", 1],
])("%s: a label beside a word misread, or in a language not known, is a label", (said, words) => {
  expect(labelAt(said.split(" "))?.words).toBe(words);
});

test.each(["Breed/MCO", "LO/12345: x", "Gold/Silver: Mira", "7/Name: Mira"])(
  "%s is none: no colon ends it, no label is in it, or a figure stands before it",
  (said) => expect(labelAt(said.split(" "))).toBeNull(),
);

test("a label's other language, misread behind a stroke, is no part of the value", () => {
  const words = [...line(60, 60, 20, "Собственик"), ...line(300, 60, 20, "Оитег: Мария Иванова")];
  expect(fieldsOf(words)).toEqual({ owner: "Мария Иванова" });
});

test("a book before a number and a title before a name are no label said again", () => {
  const of = (label: string, value: string) =>
    fieldsOf([...line(60, 60, 20, label), ...line(300, 60, 20, value)]);
  expect(of("Reg. No", "LO: 123456")).toEqual({ number: "LO: 123456" });
  expect(of("Reg. No", "Solo: 123456")).toEqual({ number: "Solo: 123456" });
});

test("what a stroke joins to a label further on in a line is the end of the value before it", () => {
  expect(labelAt(["Boris/Owner:", "Anna"], false)).toBeNull();
  expect(labelAt(["Name/Breed:", "MCO"], false)).not.toBeNull();
});
