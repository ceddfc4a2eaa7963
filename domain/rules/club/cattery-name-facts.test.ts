import { expect, test } from "vitest";
import { catteryNameFacts, lettersApart } from "./cattery-name-facts.ts";

const words = { codes: new Set(["MCO", "SIB"]), breeds: ["persian", "manx"], colours: ["blue"] };
const other = (name: string, isAlike = false, isAbroad = false) => ({
  name,
  isSameOwner: false,
  isAlike,
  isAbroad,
});
const factsOf = (name: string, ...existing: Parameters<typeof catteryNameFacts>[1]) =>
  catteryNameFacts(name, existing, { names: 0, litters: 2 }, words);

test.each([
  ["northwind", "northwind", 0],
  ["northwind", "northwynd", 1],
  ["northwind", "northwinds", 1],
  ["northwind", "orthwind", 1],
  ["northwind", "nortwhind", 2],
  ["northwind", "nrthwin", 2],
  ["ab", "abcd", 2],
])("%s and %s: %i", (one, two, apart) => {
  expect(lettersApart(one, two)).toBe(apart);
  expect(lettersApart(two, one)).toBe(apart);
});

test("one letter is too close, whatever its case", () => {
  expect(factsOf("Northwind", other("NORTHWYND"))).toMatchObject({
    identical: false,
    similar: true,
    diff_letters_n: 1,
    same_owner: false,
  });
  expect(factsOf("Northwind", other("northwind"))).toMatchObject({ identical: true });
  expect(factsOf("Northwind")).toMatchObject({ similar: false, diff_letters_n: 2 });
  expect(factsOf("Filip", other("Phillip", true))).toMatchObject({ similar: true });
});

test("the owner's own names may be close, another's beside them not", () => {
  const own = { name: "Northwinds", isSameOwner: true, isAlike: false, isAbroad: false };
  expect(factsOf("Northwind", own)).toMatchObject({ diff_letters_n: 1, same_owner: true });
  expect(factsOf("Northwind", own, other("Northwynd"))).toMatchObject({ same_owner: false });
});

test.each([
  ["Blue-Moon", { colour_word: true, punctuation: true, words_n: 2 }],
  ["Persian", { breed_word: true, is_breed_name: true, barred_word: true }],
  ["My MCO", { ems_code: true, words_n: 2, is_breed_name: false }],
  ["Silverbrook", { colour_word: false, breed_word: false, ems_code: false, len: 11 }],
])("%s", (name, facts) => {
  expect(factsOf(name)).toMatchObject(facts);
});

test("a name that is held abroad is taken elsewhere, and a word that is no breed's may still be barred", () => {
  expect(factsOf("Northwind", other("northwind", true, true))).toMatchObject({
    taken_elsewhere: true,
    litters_n: 2,
  });
  expect(factsOf("Northwind", other("northwind"))).toMatchObject({ taken_elsewhere: false });
  expect(factsOf("Silverbrook")["barred_word"]).toBeUndefined();
});
