import { expect, test } from "vitest";
import { exactMoment, shortDate } from "./dates.ts";

test.each([
  ["2024-03-05", "5 Mar 2024", /^5 мар\.? 2024/],
  ["2024-12-31", "31 Dec 2024", /^31 дек\.? 2024/],
  ["2024-05-01T23:59:59.000Z", "1 May 2024", /^1 ма[йя] 2024/],
])("[9-27] %s is %s", (day, english, russian) => {
  expect(shortDate(day, "en")).toBe(english);
  expect(shortDate(day, "ru")).toMatch(russian);
});

test("[9-29] a moment to the second", () => {
  expect(exactMoment("2026-05-20T07:08:09.123Z")).toBe("2026-05-20 07:08:09");
});
