import { expect, test } from "vitest";
import { daysTooClose } from "./rules.ts";

test("another litter of the queen is born at least 61 days apart", () => {
  expect(daysTooClose("2026-03-02")).toEqual({ from: "2026-01-01", to: "2026-05-01" });
});
