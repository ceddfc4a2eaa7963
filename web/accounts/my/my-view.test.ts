import { expect, test } from "vitest";
import { myListPath, myView } from "./my-view.ts";

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
    cursor: undefined,
  });
});
