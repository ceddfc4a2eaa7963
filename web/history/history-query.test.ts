import { expect, test } from "vitest";
import { filterIn, searchOf } from "./history-query.ts";

test("reads the filters in an address, and ignores invalid ones", () => {
  const read = (text: string) => filterIn(new URLSearchParams(text));
  expect(read("noun=parents&member=12&day=2026-11-20")).toEqual({
    noun: "parents",
    member: 12,
    day: "2026-11-20",
  });
  expect(read("noun=&member=&day=")).toEqual({});
  expect(read("noun=cats&member=-1&day=2026-13-40&cursor=x")).toEqual({});
});

test("writes them back", () => {
  expect(searchOf({ noun: "sale", member: 3 })).toBe("?noun=sale&member=3");
  expect(searchOf({})).toBe("");
});
