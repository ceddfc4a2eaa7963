import { describe, expect, test } from "vitest";
import { realPedigree } from "@felistry/testkit/pedigrees/real-pedigree.ts";
import { normaliseName } from "../letters.ts";
import { BREEDER_TEXT_RULE } from "./breeder-text.ts";
import { CHIP_RULE } from "./chip.ts";
import { displayName } from "./display-name.ts";
import { CAT_NAME_MAX, CAT_NAME_MIN, CAT_NAME_RULE, isCatName } from "./name.ts";

describe("names of cats", () => {
  test.each(
    [
      "O'Мурка 2",
      "Spirit of New Heaven's Iljuschka",
      "L’Étoile",
      "Lusien-Djush",
      "St. Petersburg",
      "Łódź",
      "Ёжик",
      "Їжачок",
      "007",
      "Ån",
    ].filter((name) => name.length >= CAT_NAME_MIN),
  )("[5-20] [D10-13] accepts %s", (name) => {
    expect(isCatName(name)).toBe(true);
  });

  test.each([
    "Кот_1",
    "Mur\u0000ka",
    "<b>Tom</b>",
    "Tom & Co",
    "Τομ",
    "猫猫猫",
    "Tom/Jerry",
    "Tom\nJerry",
    "Reg Ⅷ Tom",
    "Tom🐈",
    'Tom "T"',
  ])("[5-20] refuses %j", (name) => {
    expect(isCatName(name)).toBe(false);
  });

  test.each([
    [CAT_NAME_MIN - 1, false],
    [CAT_NAME_MIN, true],
    [CAT_NAME_MAX, true],
    [CAT_NAME_MAX + 1, false],
  ])("[9-02] %i characters: %s", (length, expected) => {
    expect(isCatName("ж".repeat(length))).toBe(expected);
  });

  test("[5-20] the rule also works with the flag that an input's pattern uses", () => {
    const pattern = new RegExp(CAT_NAME_RULE.source, "v");
    expect(pattern.test("L’Étoile-Ёж 7.")).toBe(true);
    expect(pattern.test("a_b_c")).toBe(false);
  });

  test("[D10-13] every name in a published pedigree is accepted unchanged", async () => {
    const cats = await realPedigree();
    expect(cats).toHaveLength(30);
    expect(
      cats.filter((cat) => !isCatName(cat.name) || normaliseName(cat.name) !== cat.name),
    ).toEqual([]);
  });

  test("two-character letters are composed, repeated spaces collapse", () => {
    expect(normaliseName("  Sy\u0301lva   Ио\u0438\u0306 ")).toBe("Sýlva Иой");
  });
});

test.each([
  [
    { cat_name_cattery_prefix: "Velmorra", cat_name: "Arvelle", cat_name_suffix: null },
    "Velmorra Arvelle",
  ],
  [
    { cat_name_cattery_prefix: null, cat_name: "Буран", cat_name_suffix: "из Звонорца" },
    "Буран из Звонорца",
  ],
  [{ cat_name_cattery_prefix: "", cat_name: "Atos", cat_name_suffix: "" }, "Atos"],
  [{ cat_name: "Atos" }, "Atos"],
])("[2.11-11] %o is written %s", (cat, expected) => {
  expect(displayName(cat)).toBe(expected);
});

test.each([
  ["J. Doe 2", true],
  ["Петрова А.", true],
  ["J-Doe", false],
  ["ab", false],
  ["O'Neil", false],
  ["a".repeat(100), true],
  ["a".repeat(101), false],
])("[5-30] [9-11] breeder text %s: %s", (text, expected) => {
  expect(BREEDER_TEXT_RULE.test(text)).toBe(expected);
});

test.each([
  ["643 094100123456", true],
  ["ABC", true],
  ["12", false],
  ["12-34", false],
  ["12.34", false],
  ["1".repeat(100), true],
  ["1".repeat(101), false],
])("[5-32] [9-11] chip %s: %s", (text, expected) => {
  expect(CHIP_RULE.test(text)).toBe(expected);
});
