import { expect, test } from "vitest";
import { furtherQuotes } from "./further-quotes.ts";
import { isNothing } from "../values.ts";

test("a table whose headings all stand in a further pair of quotes loses one layer of them", () => {
  const read = furtherQuotes(['"Name"', '"Gender"', ""]);
  expect(['"Ada of ""North"""', '""', "plain", '"two\nlines"'].map((cell) => read?.(cell))).toEqual(
    ['Ada of "North"', "", "plain", "two\nlines"],
  );
});

test.each([[['"Name"', "Sex"]], [['"Our cats"', ""]], [["Name", "Sex"]], [[""]]])(
  "%j keeps its quotes",
  (heading) => {
    expect(furtherQuotes(heading)).toBeNull();
  },
);

test.each(["0000-00-00", "00.00.0000", "0000-00-00 00:00:00"])("%s is no date", (text) => {
  expect(isNothing(text)).toBe(true);
});

test.each(["0", "000", "2000-00-00", "00.05.2014"])("%s says something", (text) => {
  expect(isNothing(text)).toBe(false);
});
