import { expect, test } from "vitest";
import { when } from "./when.ts";

const at = "2026-11-18T23:59:09.123Z";

test("says how many days ago, as long as that is useful, and the exact time", () => {
  expect(when(at, "2026-11-18", "en")).toBe("today, 18 Nov 2026, 23:59 UTC");
  expect(when(at, "2026-11-19", "en")).toBe("yesterday, 18 Nov 2026, 23:59 UTC");
  expect(when(at, "2026-11-23", "ru")).toMatch(
    /^5 дней назад, 18 нояб\. 2026\u00a0г\., 23:59 UTC$/,
  );
  expect(when(at, "2027-03-01", "en")).toBe("18 Nov 2026, 23:59 UTC");
});

test("ignores a clock that is behind", () => {
  expect(when(at, "2026-11-17", "en")).toBe("18 Nov 2026, 23:59 UTC");
});
