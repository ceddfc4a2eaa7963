import { expect, test } from "vitest";
import { nameKey } from "../cats/name-key.ts";
import { isOneTypoFrom } from "./one-typo.ts";
import { wordKeys } from "./word-keys.ts";

test.each([
  ["Élodie d’Or", ["elodie", "dor"]],
  ["Барсик-Юлия", ["barsik", "iulia"]],
  ["FR*Foo's (N)", ["fr", "fos", "n"]],
  ["FEL-2026-000123", ["fel", "2026", "000123"]],
  ["…", []],
])("the words of %j are %j", (text, keys) => {
  expect(wordKeys(text)).toEqual(keys);
});

const matches = (typed: string, word: string) =>
  isOneTypoFrom({ typed, key: nameKey(typed) })(word);

test.each([
  ["barsyk", "barsik"],
  ["brasik", "barsik"],
  ["barik", "barsik"],
  ["barssik", "barsik"],
  ["darsik", "barsik"],
  ["bars", "barsik"],
  ["basri", "barsik"],
  ["abrsik", "barsik"],
  ["arsik", "barsik"],
  ["sbarsik", "barsik"],
  ["cahrlie", "charlie"],
  ["варека", "varezhka"],
])("%s is %s with one typo at most", (typed, word) => {
  expect(matches(typed, word)).toBe(true);
});

test.each([
  ["bosyk", "barsik"],
  ["bar", "bark"],
  ["arsk", "barsik"],
])("%s is not %s with one typo", (typed, word) => {
  expect(matches(typed, word)).toBe(false);
});
