import { expect, test } from "vitest";
import { catListQuery } from "./cat-list-query.ts";

const codes = ["MCO", "SIB"];

test("[2.1-04] the list of all cats is searched and filtered by its address", () => {
  expect(
    catListQuery(new URLSearchParams("q=%20Aur%20&sex=female&breed=mco&cursor=a&cursor=b"), codes),
  ).toEqual({
    q: "Aur",
    sex: "female",
    breed: "MCO",
    cursor: "b",
  });
});

test("empty fields of the form and unknown values filter nothing", () => {
  expect(catListQuery(new URLSearchParams("q=&sex=&breed="), codes)).toEqual({});
  expect(catListQuery(new URLSearchParams("sex=m&breed=dog"), codes)).toEqual({});
});
