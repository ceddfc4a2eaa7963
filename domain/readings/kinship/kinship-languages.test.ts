/** Words of kinship in the languages of papers that come seldom. */
import { expect, test } from "vitest";
import { captionOf } from "../list-layout.ts";
import { positionOfKin } from "../../pedigree/text/kin-words.ts";
import { kinStepOf, positionOfKinship, saysUnknown } from "./kinship.ts";

test.each([
  ["Tėvas", 2],
  ["Motina", 3],
  ["Tėvo motina", 5],
  ["Motinos tėvas", 6],
  ["Mātes tēvs", 6],
  ["баща на майката", 6],
  ["Majka oca", 5],
  ["Babanın babası", 4],
  ["Apai nagyapa", 4],
  ["Apai nagyapa anyja", 9],
  ["Apja anyja", 5],
  ["Anya apja", 6],
  ["Babaanne", 5],
  ["Anneanne", 7],
  ["Babasının annesi", 5],
  ["Büyükbaba (baba tarafı)", 4],
  ["Anne tarafından büyükanne", 7],
  ["Baba tarafından büyükbaba", 4],
  ["Babka ze strony ojca", 5],
  ["Avô paterno", 4],
  ["Avó paterna", 5],
  ["Avo materna", 7],
  ["Mãe do pai", 5],
  ["Pai da mãe", 6],
  ["πατέρας του πατέρα", 4],
  ["Großvater (väterlicherseits)", 4],
  ["Grofpvater (väterlicherseits)", 4],
  ["Gropvater (mütterlicherseits)", 6],
  ["Gropmutter (väterlicherseits)", 5],
  ["Granddam (maternal)", 7],
  ["Paternal grandsire's dam", 9],
  ["Дед (по матери)", 6],
  ["Дед по линии отца", 4],
  ["Баща нa майката", 6],
  ["Baba anne", 5],
  ["Anne anne", 7],
])("%s stands at place %i", (text, position) => {
  expect(positionOfKinship(text)).toBe(position);
});

test("a language that is not known stands beside one that is", () => {
  expect(positionOfKinship("Aitona / Sire")).toBe(2);
  expect(positionOfKinship("Sire / Dam")).toBeNull();
  expect(positionOfKinship("Дядо / Sire")).toBeNull();
});

test("Turkish baba before a colon is a father, Bulgarian баба a grandmother of either side", () => {
  expect(positionOfKinship("Baba:")).toBe(2);
  expect(positionOfKinship("Baba / Sire")).toBe(2);
  expect(positionOfKinship("Баба:")).toBeNull();
  expect(kinStepOf("Баба")).toBeNull();
  expect(positionOfKinship("Baba Adı")).toBeNull();
});

test.each(["Anne", "Anya", "Apa", "Mãe"])("%s is a parent only before a colon", (word) => {
  expect(positionOfKinship(word)).toBeNull();
  expect(positionOfKinship(`${word}:`)).not.toBeNull();
});

test.each([
  "Maja vom Berg",
  "Baba Yaga",
  "Mae West",
  "Texas Ranger",
  "Total Eclipse",
  "Molina Rosa",
  "Anne Boleyn",
  "Anya Petrovna",
])("%s is a name and no parent's word", (name) => {
  expect(captionOf(name.split(" "))).toEqual({ count: 0, position: null });
  expect(kinStepOf(name.split(" ")[0]!)).toBeNull();
});

test.each(["mãe da mãe", "πατέρας του πατέρα", "баща на баща"])(
  "of %s the first word alone is none",
  (text) => {
    expect(captionOf(text.split(" ")).position).not.toBe(2);
    expect(captionOf(text.split(" ")).position).not.toBe(3);
  },
);

test("in Turkish two words, the parents together are no grandparent", () => {
  expect(positionOfKinship("Anne baba")).toBeNull();
  expect(positionOfKinship("Baba baba")).toBeNull();
});

test.each(["Sire No.", "Отец №", "Dam Ha", "Vater no"])(
  "%s is no parent's word: «по» and «на» count in their own letters only",
  (text) => {
    expect(positionOfKinship(text)).toBeNull();
  },
);

test("what says that a cat is not known is no name", () => {
  expect(saysUnknown("nežinomas / unknown")).toBe(true);
  expect(saysUnknown("Unknown Pleasures")).toBe(false);
  expect(saysUnknown("")).toBe(false);
});

test.each([
  `${"a".repeat(200_000)}(${"b".repeat(200_000)}`,
  `${":".repeat(200_000)}x`,
  "far".repeat(70_000),
])("a text of any length is soon no word of kinship", (text) => {
  const began = performance.now();
  expect(positionOfKin(text)).toBeNull();
  expect(positionOfKinship(text)).toBeNull();
  expect(performance.now() - began).toBeLessThan(200);
});
