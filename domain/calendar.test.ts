import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, daysBetween, isCalendarDate, isInFuture } from "./calendar.ts";

describe("isCalendarDate", () => {
  test.each([
    ["2024-03-05", true],
    ["2024-02-29", true],
    ["2023-02-29", false],
    ["2024-02-30", false],
    ["1900-02-29", false],
    ["2000-02-29", true],
    ["2024-13-01", false],
    ["2024-00-10", false],
    ["2024-01-00", false],
    ["05.03.2024", false],
    ["2024-3-5", false],
    ["", false],
  ])("[9-28] %s: %s", (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });
});

test.each([
  ["2024-01-31", 1, "2024-02-29"],
  ["2023-12-31", 2, "2024-02-29"],
  ["2024-03-31", -1, "2024-02-29"],
  ["2024-06-30", -4, "2024-02-29"],
  ["2024-01-15", -1, "2023-12-15"],
  ["2024-05-05", 0, "2024-05-05"],
  ["2024-02-29", 12, "2025-02-28"],
])("%s and %i months is %s", (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("adding days and counting the days between agree", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test.each([
  ["2026-02-28", false],
  ["2026-03-01", false],
  ["2026-03-02", true],
  ["", false],
])("on 2026-02-28, %s is in the future: %s", (date, expected) => {
  expect(isInFuture(date, "2026-02-28")).toBe(expected);
});
