import { expect, test } from "vitest";
import { kittenField, kittensIn } from "./kitten-fields.ts";

test("a litter form's rows become its kittens, in order", () => {
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
