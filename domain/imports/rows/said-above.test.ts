import { expect, test } from "vitest";
import { breedAbove } from "./breed-above.ts";
import { saidAbove } from "./said-above.ts";
import { sexAbove } from "./sex-above.ts";

test.each([
  ["Hankattlista 2024", "male"],
  ["Birmaringen – Hankattlista 2024", "male"],
  ["Hanar som är tillgängliga för avel", "male"],
  ["Queens available for breeding", "female"],
] as const)("%s: a list of one sex", (title, sex) => {
  expect(sexAbove([[title]])).toBe(sex);
});

test.each([
  "Stud Book of the Foo Cat Club",
  "Kings of Leon cattery",
  "Owner: Tom Smith, list of 2024",
  "Mrs Smith, 12 Queens Road, London",
  "Kittens from our queens",
  "Queens and kittens of Foo",
  "Liste aller Katzen der Zucht von Foo, Stand 2024",
  "Кошки питомника «Берег» на 2024 год",
  "Poezen",
])("%s: of no one sex", (title) => {
  expect(sexAbove([[title]])).toBeNull();
});

test("a column that holds the sexes says them better, whatever it is called", () => {
  const rows = [
    ["Anton", "M"],
    ["Berta", "F"],
  ];
  expect(saidAbove([["Queens of Foo in 2024"]], [], ["name", null], rows).sex).toEqual({});
  expect(saidAbove([["Queens of Foo in 2024"]], [], ["name"], rows).sex).toEqual({ sex: "female" });
});

test.each([
  ["Hodowla „Polana*PL” – koty syberyjskie", "SIB"],
  ["Питомник «Берег», мейн-куны", "MCO"],
  ["Norska skogkatter", "NFO"],
])("%s: the breed of a whole list", (title, breed) => {
  expect(breedAbove([[title]])).toBe(breed);
});

test.each([
  "Cattery Foo, Moscow, Russia",
  "Ada Foo, Persson, Lund",
  "Ada Foo, Burman",
  "Питомник «Сибирь»",
  "Foo – Somalia",
  "Foo - Savannah, Georgia",
])("%s: a place or a person, no breed", (title) => {
  expect(breedAbove([[title]])).toBeNull();
});
