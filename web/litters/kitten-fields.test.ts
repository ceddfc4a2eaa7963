import { expect, test } from "vitest";
import { kittenField, kittensIn } from "./kitten-fields.ts";

test("the rows of a litter's form become its kittens, in their order", () => {
  const values = new FormData();
  values.set(kittenField(0, "cat_name"), "Aurora");
  values.set(kittenField(0, "sex"), "female");
  values.set(kittenField(1, "cat_name"), "");
  values.set(kittenField(1, "ems"), "n 22");
  expect(kittensIn(values)).toEqual([
    { cat_name: "Aurora", sex: "female", ems: "" },
    { cat_name: "", sex: "", ems: "n 22" },
  ]);
});
