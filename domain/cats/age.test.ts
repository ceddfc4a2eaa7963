import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths } from "../calendar.ts";
import { ageOn, shortAgeOn } from "./age.ts";

test.each([
  ["2024-03-05", "2024-03-05", 0, 0, 0],
  ["2024-03-05", "2024-03-06", 0, 0, 1],
  ["2024-03-05", "2024-04-04", 0, 0, 30],
  ["2024-03-05", "2024-04-05", 0, 1, 0],
  ["2020-03-05", "2024-03-04", 3, 11, 28],
  ["2020-03-05", "2024-03-05", 4, 0, 0],
  ["2024-01-31", "2024-02-28", 0, 0, 28],
  ["2024-01-31", "2024-02-29", 0, 1, 0],
  ["2024-01-31", "2024-03-01", 0, 1, 1],
  ["2024-01-31", "2024-03-30", 0, 1, 30],
  ["2024-01-31", "2024-03-31", 0, 2, 0],
  ["2020-02-29", "2021-02-28", 1, 0, 0],
  ["2020-02-29", "2024-02-29", 4, 0, 0],
  ["2023-12-31", "2024-01-01", 0, 0, 1],
  ["2002-11-05", "2024-11-20", 22, 0, 15],
  ["2024-03-06", "2024-03-05", 0, 0, 0],
])("[3-13] born %s, on %s: %i years, %i months, %i days", (born, today, years, months, days) => {
  expect(ageOn(born, today)).toEqual({ years, months, days });
});

const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("[3-13] the birth date plus the age's months and days is the given day", () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 9000 }), (born, lived) => {
      const today = addDays(born, lived);
      const age = ageOn(born, today);
      expect(addDays(addMonths(born, age.years * 12 + age.months), age.days)).toBe(today);
      expect(age.months).toBeLessThan(12);
      expect(age.days).toBeLessThan(31);
    }),
  );
});

test.each([
  ["2026-11-23", "2026-11-23", "weeks", 0],
  ["2026-11-24", "2026-11-23", "weeks", 0],
  ["2026-08-31", "2026-11-23", "weeks", 12],
  ["2026-08-03", "2026-11-23", "weeks", 16],
  ["2026-07-27", "2026-11-23", "months", 3],
  ["2024-11-24", "2026-11-23", "months", 23],
  ["2024-11-23", "2026-11-23", "years", 2],
  ["2016-01-01", "2026-11-23", "years", 10],
] as const)(
  "an ad says the age of a cat born on %s as of %s in %s: %d",
  (born, today, unit, count) => {
    expect(shortAgeOn(born, today)).toEqual({ unit, count });
  },
);
