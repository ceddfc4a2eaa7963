import { expect, test } from "vitest";
import { readNamePieces } from "../names/name-pieces.ts";
import { readRow } from "../read-row.ts";
import { NO_REPAIRS } from "../repairs.ts";

const rules = {
  mapping: { name: 0, sex: 1, father: 2 },
  breedOfName: new Map(),
  dates: "day_first" as const,
  today: "2026-11-27",
  registrationPrefix: "FEL",
  repairs: NO_REPAIRS,
};
const sireOf = (text: string) => readRow(2, ["Ada of Foo", "f", text], rules).values;

test.each([
  "WW 2012",
  "EC 2015",
  "DSM 2015",
  "USA 1998",
  "IMP USA 2012",
  "BEST IN SHOW 2019",
  "CFA 2019",
  "HCM N/N 2019",
  "DNA: PKD N/N 12345",
  "DM 12345",
  "A 2015",
  "+420 777 123 456",
])("(%s) behind a sire is no number", (inside) => {
  expect(sireOf(`Boris of Foo (${inside})`).father_number).toBeNull();
});

test.each([
  "NL LO 2345",
  "LO 2012",
  "HU 1234/2015",
  "РКФ 1234567",
  "1234-567890",
  "SBT 010203 001",
])("(%s) behind a sire is his number", (inside) => {
  const { father_name, father_number } = sireOf(`Boris of Foo (${inside})`);
  expect([father_name, father_number]).toEqual(["Boris of Foo", inside]);
});

test.each(["Boris of Foo, WW 2012", "Boris of Foo | EC 2015", "Boris, tel. +420 777 123 456"])(
  "no piece of %s is a number",
  (text) => {
    expect(readNamePieces(text)).toEqual({ name: text, others: {}, labels: [] });
  },
);
