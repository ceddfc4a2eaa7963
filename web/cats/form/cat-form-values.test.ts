import { expect, test } from "vitest";
import { catBody, newCatBody } from "@felistry/contract/cats.ts";
import { colourPayload } from "../../colours/save-colour.ts";
import { catPayload, editedCatPayload } from "./cat-form-values.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const smallest = { cat_name: "Murka", breed_id: "7", sex: "male", main_ems: "n", eye_ems: "61" };

test("[4-27] the payload names each part and its EMS code, and states the empty ones as null", () => {
  expect(
    colourPayload(formOf({ main_ems: "n", gold_ems: "s", tabby_ems: "22", white_ems: "" })),
  ).toEqual({
    main: "n",
    main_ems: "n",
    gold: "s",
    gold_ems: "s",
    white: null,
    white_ems: null,
    tabby: "22",
    tabby_ems: "22",
    point: null,
    point_ems: null,
    eye: null,
    eye_ems: null,
    build: null,
  });
  expect(colourPayload(formOf({ build_coat: "83", build_tail: "51" })).build).toBe("51 83");
});

test("[2.13-08] the checkbox is 1 if ticked and 0 if not", () => {
  expect(catPayload(formOf(smallest)).is_my_cat).toBe(0);
  expect(catPayload(formOf({ ...smallest, is_my_cat: "1" })).is_my_cat).toBe(1);
});

test("[5-21] the contract takes a form in which only the required fields are filled", () => {
  expect(newCatBody.parse(catPayload(formOf(smallest)))).toMatchObject({
    cat_name: "Murka",
    cat_name_cattery_prefix: null,
    cat_birthdate: null,
    breed_id: 7,
    main_ems: "n",
  });
});

test("a parent's form, which has no choice of sex, leaves the sex as it is", () => {
  const { sex: _, ...parent } = smallest;
  expect(catBody.parse(editedCatPayload(formOf(parent)))).not.toHaveProperty(
    "sex",
    expect.anything(),
  );
});

test("a birth of which the month or the year is known is sent as its first day", () => {
  const sent = (cat_birthdate: string, cat_birthdate_precision: string) =>
    editedCatPayload(formOf({ ...smallest, cat_birthdate, cat_birthdate_precision }));
  expect(sent("2015", "year")).toMatchObject({
    cat_birthdate: "2015-01-01",
    cat_birthdate_precision: "year",
  });
  expect(sent("2015-05", "month")).toMatchObject({
    cat_birthdate: "2015-05-01",
    cat_birthdate_precision: "month",
  });
  expect(sent("2015-05-12", "day")).toMatchObject({
    cat_birthdate: "2015-05-12",
    cat_birthdate_precision: "day",
  });
  expect(sent("05.2015", "month")).toMatchObject({
    cat_birthdate: "2015-05-01",
    cat_birthdate_precision: "month",
  });
  for (const [less, precision] of [
    ["2015", "day"],
    ["2015", "month"],
    ["05.2015", "day"],
  ] as const)
    expect(sent(less, precision)).toMatchObject({ cat_birthdate: less });
  expect(sent("20x5", "year")).toMatchObject({ cat_birthdate: "20x5" });
  expect(sent("", "year")).toMatchObject({ cat_birthdate: "" });
});
