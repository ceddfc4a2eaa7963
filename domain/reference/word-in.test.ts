import { expect, test } from "vitest";
import { wordIn } from "./word-in.ts";

const breed = { breed_en: "Maine Coon", breed_ru: "Мейн-кун" };
const colour = { ems: "n", name_eng: "black", name_ru: "чёрный" };

test.each([
  ["en", "Maine Coon", "black"],
  ["ru", "Мейн-кун", "чёрный"],
  ["de", "Maine Coon", "black"],
])("a reader of %s sees %s and %s", (locale, inBreeds, inColours) => {
  expect(wordIn(breed, "breed", locale)).toBe(inBreeds);
  expect(wordIn(colour, "name", locale)).toBe(inColours);
});

test("a colour that is not known is so in each language", () => {
  const none: { colour_en: string | null; colour_ru: string | null } = {
    colour_en: null,
    colour_ru: null,
  };
  expect(wordIn(none, "colour", "ru")).toBeNull();
});
