import { expect, test } from "vitest";
import { birthFacts, monthsBetween } from "./births.ts";

test("a litter counts itself, and one born on the same day two years earlier", () => {
  const days = ["2024-06-01", "2024-05-20", "2025-06-01", "2026-01-10"];
  expect(birthFacts(days, "2026-06-01")).toEqual({
    births12_n: 3,
    births24_n: 4,
    litters_before_n: 4,
    gap_d: 142,
    gap_mo: 4,
  });
});

test("kittens around midnight are one birth, also with the litter's day", () => {
  expect(birthFacts(["2026-05-31", "2026-06-01", "2026-06-02"], "2026-06-01")).toEqual({
    births12_n: 1,
    births24_n: 1,
    litters_before_n: 0,
  });
});

test("later litters do not count", () => {
  expect(birthFacts(["2026-09-01"], "2026-06-01")).toMatchObject({ births12_n: 1 });
});

test.each([
  ["2026-01-31", "2026-02-27", 0],
  ["2026-01-31", "2026-02-28", 1],
  ["2025-11-23", "2026-11-22", 11],
  ["2025-11-23", "2026-11-23", 12],
])("from %s to %s: %i full months", (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});
