/** Words of kinship in the languages of papers that come seldom. */
import { expect, test } from "vitest";
import { captionOf } from "../list-layout.ts";
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
});

test.each([
  "Maja vom Berg",
  "Baba Yaga",
  "Mae West",
  "Texas Ranger",
  "Total Eclipse",
  "Molina Rosa",
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

test("what says that a cat is not known is no name", () => {
  expect(saysUnknown("nežinomas / unknown")).toBe(true);
  expect(saysUnknown("Unknown Pleasures")).toBe(false);
  expect(saysUnknown("")).toBe(false);
});
