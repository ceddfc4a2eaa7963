import { expect, it } from "vitest";
import { letterMoment } from "./kinds.ts";

it.each([
  ["2026-11-23T04:59:59Z", null],
  ["2026-11-23T05:00:00Z", "2026-11-23T05:00:00.000Z"],
  ["2026-11-23T23:59:59Z", "2026-11-23T05:00:00.000Z"],
])("at %s the daily letter has what was told before %s", (now, moment) => {
  expect(letterMoment(new Date(now))?.toISOString() ?? null).toBe(moment);
});
