import { expect, test } from "vitest";
import { kittenField, kittensIn } from "./kitten-fields.ts";

test("a litter form's rows become its kittens, in order", () => {
  const values = new FormData();
  values.set(kittenField(0, "cat_name"), "Aurora");
  values.set(kittenField(0, "sex"), "female");
  values.set(kittenField(1, "cat_name"), "");
  values.set(kittenField(0, "state"), "alive");
  values.set(kittenField(1, "ems"), "n 22");
  values.set(kittenField(1, "state"), "died");
  values.set(kittenField(1, "died_on"), "2026-03-02");
  expect(kittensIn(values)).toEqual([
    { cat_name: "Aurora", sex: "female", ems: "", state: "alive", died_on: "" },
    { cat_name: "", sex: "", ems: "n 22", state: "died", died_on: "2026-03-02" },
  ]);
});
