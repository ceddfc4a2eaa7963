import { expect, test } from "vitest";
import { latestDay, partialDateOf, partialDateText } from "./partial-date.ts";
import { readPartialDate } from "./read-partial-date.ts";

test.each([
  ["12.05.2019", "2019-05-12"],
  ["2019-05-12", "2019-05-12"],
  ["12 мая 2019 г.", "2019-05-12"],
  ["May 12, 2019", "2019-05-12"],
  ["05.2019", "2019-05"],
  ["2019/5", "2019-05"],
  ["May 2019", "2019-05"],
  ["май 2019", "2019-05"],
  ["2019", "2019"],
  ["ca. 2019", "2019"],
  ["около 2019", "2019"],
  ["2019 г.", "2019"],
  ["31.02.2019", null],
  ["13.2019", null],
  ["LO 2019", null],
  ["1019", null],
])("%s is %s", (text, known) => {
  const date = readPartialDate(text);
  expect(date && partialDateText(date)).toBe(known);
  expect(partialDateOf(known ?? "")).toEqual(date);
});

test.each([
  ["2019-05-12", "2019-05-12"],
  ["2020-02", "2020-02-29"],
  ["2019-12", "2019-12-31"],
  ["2019", "2019-12-31"],
])("the last day of %s is %s", (text, day) => expect(latestDay(partialDateOf(text)!)).toBe(day));
