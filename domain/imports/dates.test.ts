import { expect, test } from "vitest";
import { detectDateOrder, readDate } from "./dates.ts";

test.each([
  ["2024-05-31", "2024-05-31"],
  ["2024/5/31", "2024-05-31"],
  ["2024.05.31", "2024-05-31"],
  ["2024-05-31 00:00:00", "2024-05-31"],
  ["2024-05-31T00:00:00.000Z", "2024-05-31"],
  ["31.05.2024", "2024-05-31"],
  ["31.5.2024 г.", "2024-05-31"],
  ["31/05/2024", "2024-05-31"],
  ["31-05-2024", "2024-05-31"],
  ["5/6/2024", "2024-06-05"],
  ["31 May 2024", "2024-05-31"],
  ["31-May-2024", "2024-05-31"],
  ["May 31, 2024", "2024-05-31"],
  ["31 мая 2024 г.", "2024-05-31"],
])("%s is read with the day first", (text, date) => {
  expect(readDate(text, "day_first")).toBe(date);
});

test("month-first order does not affect dates written with full stops", () => {
  expect(readDate("05/06/2024", "month_first")).toBe("2024-05-06");
  expect(readDate("5-31-2024", "month_first")).toBe("2024-05-31");
  expect(readDate("05.06.2024", "month_first")).toBe("2024-06-05");
  expect(readDate("2024-05-06", "month_first")).toBe("2024-05-06");
});

test.each(["31.02.2024", "05/31/2024", "31.05.24", "May", "45443", "1899-12-31", "2024-05-31 x"])(
  "%s is no date",
  (text) => {
    expect(readDate(text, "day_first")).toBe("");
  },
);

test("a table's order comes from its unambiguous dates", () => {
  expect(detectDateOrder(["05/06/2024", "05/31/2024", "MCO n"])).toBe("month_first");
  expect(detectDateOrder(["05/06/2024", "31/05/2024"])).toBe("day_first");
  expect(detectDateOrder(["05/06/2024"])).toBe("day_first");
  expect(detectDateOrder(["05/31/2024", "99/99/2020", "45/10/2020"])).toBe("month_first");
  // A table with both has mistakes in either order.
  expect(detectDateOrder(["05/31/2024", "31/05/2024"])).toBe("day_first");
});
