import { describe, expect, test } from "vitest";
import { readPrintedName, storedName } from "./printed-name.ts";

describe("a printed name is taken apart", () => {
  test.each([
    ["GIC FR*Foo's Bar DSM", ["GIC"], "FR", "Foo's", "Bar", "", ["DSM"]],
    ["NL*van de Heuvel Bella", [], "NL", "van de Heuvel", "Bella", "", []],
    ["GCI Sol de la Sierra", ["GCI"], "", "", "Sol", "de la Sierra", []],
    ["Ci Ci Belle", [], "", "", "Ci Ci Belle", "", []],
    ["EST*Name", [], "EST", "", "Name", "", []],
    ["(N)Name JW", [], "N", "", "Name", "", ["JW"]],
    ["(N)*Skog Name", [], "N", "Skog", "Name", "", []],
    ["Name, DSM", [], "", "", "Name", "", ["DSM"]],
    ["Name, JW, DVM", [], "", "", "Name", "", ["JW", "DVM"]],
    ["Coonlight*RU Simba", [], "", "Coonlight RU", "Simba", "", []],
    ["Simba Coonlight*RU", [], "", "", "Simba", "Coonlight RU", []],
    ["Gr.Int.Ch. WW'19 Amber of Light", ["Gr.Int.Ch", "WW'19"], "", "", "Amber", "of Light", []],
    ["WW 2019 EC PL*Foo Bar Baz, DVM", ["WW 2019", "EC"], "PL", "Foo Bar", "Baz", "", ["DVM"]],
    ["RW SGC Big Al OS", ["RW", "SGC"], "", "", "Big Al", "", ["OS"]],
    ["La Vie en Rose", [], "", "", "La Vie en Rose", "", []],
    ["ЧМ Барсик из Невских Берегов", ["ЧМ"], "", "", "Барсик", "из Невских Берегов", []],
    ["Spirit of New Heaven's Iljuschka", [], "", "Spirit of New Heaven's", "Iljuschka", "", []],
    ["Bond 007", [], "", "", "Bond 007", "", []],
    ["CH", [], "", "", "CH", "", []],
  ])("%s", (text, titlesBefore, country, prefix, name, suffix, titlesAfter) =>
    expect(readPrintedName(text)).toEqual({
      printed: text,
      titlesBefore,
      country,
      prefix,
      name,
      suffix,
      titlesAfter,
    }),
  );

  test.each([
    "GIC FR*Foo's Bar DSM",
    "Simba & Nala's (Little) Star*CZ JW",
    'NW\'22 S*Ärger "Kitty" of Ön, DM',
    "WW 2019 Ёжик 3 из Дома № 5, DSM",
  ])("%s loses no letter and no figure", (text) => {
    const { titlesBefore, country, prefix, name, suffix, titlesAfter } = readPrintedName(text);
    const parts = [...titlesBefore, country, prefix, name, suffix, ...titlesAfter];
    const signs = (whole: string) => whole.replaceAll(/[^\p{L}\p{N}]/gu, "");
    expect(signs(parts.join(""))).toBe(signs(text.replace("№", "")));
  });
});

describe("the registry holds", () => {
  test("the country before the cattery's name, and what is printed where it says more", () =>
    expect(storedName(readPrintedName("GIC FR*Foo's Bar DSM"))).toEqual({
      cat_name_cattery_prefix: "FR Foo's",
      cat_name: "Bar",
      cat_name_suffix: null,
      printed_name: "GIC FR*Foo's Bar DSM",
    }));
  test("nothing besides where the parts say all", () =>
    expect(storedName(readPrintedName("Amber of Light"))?.printed_name).toBeNull());
  test("no cattery that is a country alone", () =>
    expect(storedName(readPrintedName("EST*Name"))).toMatchObject({
      cat_name_cattery_prefix: null,
      cat_name: "Name",
      printed_name: "EST*Name",
    }));
  test.each(["Αθηνά", "Li", "x".repeat(101)])("no %s", (text) =>
    expect(storedName(readPrintedName(text))).toBeNull(),
  );
});

test.each([
  ["CI CI BELLE", [], "CI CI BELLE"],
  ["BELLE CI", [], "BELLE CI"],
  ["CH CI BELLE", ["CH"], "CI BELLE"],
  ["CI Bella", ["CI"], "Bella"],
  ["GCI BELLA", ["GCI"], "BELLA"],
])("CI of %s is a title only beside small letters", (text, titlesBefore, name) => {
  expect(readPrintedName(text)).toMatchObject({ titlesBefore, name });
});
