import { expect, test } from "vitest";
import { readRow } from "../read-row.ts";
import { NO_REPAIRS } from "../repairs.ts";

const rules = {
  mapping: { name: 0, sex: 1, breed: 2, number: 3 },
  breedOfName: new Map(),
  dates: "day_first" as const,
  today: "2026-11-27",
  registrationPrefix: "FEL",
  repairs: NO_REPAIRS,
};

test.each([
  ["(PL)FPL LO 189442  06.05.2017", "(PL)FPL LO 189442"],
  ["06.05.2017 (PL)FPL LO 189442", "(PL)FPL LO 189442"],
  ["0500-03187442  5/20/23", "0500-03187442"],
])("of %s the day is none of the number, and is told", (text, number) => {
  const { values, faults } = readRow(2, ["Ada of Foo", "f", "MCO", text], rules);
  expect(values.number).toBe(number);
  expect(faults.map(({ field, kind }) => [field, kind])).toEqual([["number", "left_out"]]);
});

test("a number with the signs of a day stays one", () => {
  const { values } = readRow(2, ["Ada of Foo", "f", "MCO", "(CZ)ČSCH LO 12/1/2017"], rules);
  expect(values.number).toBe("(CZ)ČSCH LO 12/1/2017");
});
