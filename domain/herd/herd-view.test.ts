import { expect, test } from "vitest";
import { birthsOf } from "./herd-view.ts";

test("kittens, young and adult cats part all births between them", () => {
  const today = "2026-11-22";
  expect(birthsOf("kitten", today)).toEqual({ after: "2026-03-22", upTo: null });
  expect(birthsOf("young", today)).toEqual({ after: "2025-11-22", upTo: "2026-03-22" });
  expect(birthsOf("adult", today)).toEqual({ after: null, upTo: "2025-11-22" });
});

test("months without the day end with their last", () => {
  expect(birthsOf("kitten", "2026-10-31").after).toBe("2026-02-28");
});
