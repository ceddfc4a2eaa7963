import { expect, it } from "vitest";
import { breedChoices, findBreed } from "./breed-choices.ts";

const breed = (id: number, ems: string, breed_en: string, breed_ru: string) => ({
  id,
  ems,
  breed_en,
  breed_ru,
  longhair: false,
  gallery: false,
});
const breeds = [
  breed(1, "SIB", "Siberian", "Сибирская"),
  breed(2, "ABY", "Abyssinian", "Абиссинская"),
  breed(3, "MCO", "Maine Coon", "Мейн-кун"),
];

it("[2.7-02] offers the breeds in the reader's language and order", () => {
  expect(breedChoices(breeds, "en").map(({ name }) => name)).toEqual([
    "Abyssinian",
    "Maine Coon",
    "Siberian",
  ]);
  expect(breedChoices(breeds, "ru").map(({ code }) => code)).toEqual(["aby", "mco", "sib"]);
});

it("[2.7-04] finds the breed of an address by its code in any case, or its id", () => {
  const choices = breedChoices(breeds, "en");
  expect(["mco", "MCO", "3"].map((wanted) => findBreed(choices, wanted)?.name)).toEqual([
    "Maine Coon",
    "Maine Coon",
    "Maine Coon",
  ]);
  expect(findBreed(choices, "zzz")).toBeNull();
});
