import { expect, test } from "vitest";
import { isTable, myListPath, myView } from "./my-view.ts";

test("[2.10-12] [2.10-13] the own list's filters are in its address", () => {
  const path = myListPath({ show: "cats", mine: "not-my", sex: "male" });
  expect(path).toBe("/my?show=cats&mine=not-my&sex=male");
  expect(myView(new URL(path, "http://x").searchParams)).toMatchObject({
    show: "cats",
    mine: "not-my",
    sex: "male",
    cursor: undefined,
  });
});

test("an address with unknown values shows all own cats", () => {
  expect(myView(new URLSearchParams("tab=x&show=y&mine=z&sex=w"))).toEqual({
    tab: "user",
    show: "cats",
    mine: "all",
    sex: "all",
    view: undefined,
    cursor: undefined,
  });
});

test("own cats are a table from thirteen on, unless cards or a table were chosen", () => {
  const asked = (search: string) => myView(new URLSearchParams(search));
  expect(isTable(asked(""), null, 12)).toBe(false);
  expect(isTable(asked(""), null, 13)).toBe(true);
  expect(isTable(asked(""), "cards", 300)).toBe(false);
  expect(isTable(asked(""), "table", 1)).toBe(true);
  expect(isTable(asked("view=cards"), "table", 300)).toBe(false);
  expect(isTable(asked("view=table"), "cards", 1)).toBe(true);
  expect(isTable(asked("show=bred"), "cards", 0)).toBe(true);
  expect(isTable(asked("show=selling&view=table"), "table", 300)).toBe(false);
});
