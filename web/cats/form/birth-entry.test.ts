import { expect, test } from "vitest";
import { heldPartial, partialOfHeld } from "../../ui/form/partial-text.ts";
import { type BirthChange, birthEntry, changedBirth, isUnfinished } from "./birth-entry.ts";

const said = (precision: "day" | "month" | "year"): BirthChange => ({ kind: "said", precision });
const typed = (text: string): BirthChange => ({ kind: "typed", text });
const after = (...changes: readonly BirthChange[]) =>
  changes.reduce(changedBirth, birthEntry({ date: "2015-05-12", precision: "day" }, "day"));

test("a month is written as the form's hint has it, and read however it is typed", () => {
  expect(heldPartial({ date: "2015-05-01", precision: "month" })).toBe("05.2015");
  expect(heldPartial({ date: "2015-01-01", precision: "year" })).toBe("2015");
  for (const text of ["05.2015", "5.2015", "05/2015", "2015-05", " 2015.5 "])
    expect(partialOfHeld(text)).toBe("2015-05");
  for (const text of ["", "2015", "2015-05-12", "May 2015"]) expect(partialOfHeld(text)).toBe(text);
});

test("from a day to the year and back, the day is as it was", () => {
  expect(after(said("year")).held).toBe("2015");
  expect(after(said("year"), said("month")).held).toBe("05.2015");
  expect(after(said("year"), said("day")).held).toBe("2015-05-12");
  expect(after(said("month"), typed("2015-05"), said("day")).held).toBe("2015-05-12");
});

test("a day that nobody has said is not made up, and the year is not lost", () => {
  const open = after(said("year"), typed("2016"), said("day"));
  expect([open.held, isUnfinished(open)]).toEqual(["", true]);
  expect(changedBirth(open, said("year")).held).toBe("2016");
  expect(after(said("year"), typed("2016"), said("month")).held).toBe("2016");
});

test("what the member empties is empty", () => {
  const emptied = after(typed(""), said("year"));
  expect([emptied.held, isUnfinished(emptied)]).toEqual(["", false]);
});

test("a value from elsewhere brings how much of the date it is", () => {
  const given = after({ kind: "given", text: "05.2016" });
  expect(given).toEqual({ precision: "month", held: "05.2016", known: "2016-05" });
});
