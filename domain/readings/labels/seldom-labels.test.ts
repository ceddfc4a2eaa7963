/** Labels in the languages of papers that come seldom. */
import { expect, test } from "vitest";
import { labelAt } from "./labels.ts";

test.each([
  ["Veislė:", "breed"],
  ["Дата на раждане", "birthdate"],
  ["Törzskönyvi szám", "number"],
  ["Doğum tarihi", "birthdate"],
  ["Īpašnieks", "owner"],
  ["Χρώμα:", "ems"],
])("%s begins a value", (text, key) => {
  expect(labelAt(text.split(" "))?.key).toBe(key);
});

test("a word that may begin a name needs a colon, or another language behind a stroke", () => {
  expect(labelAt(["Ime", "Luna"])).toBeNull();
  expect(labelAt(["Ime:", "Luna"])).toEqual({ key: "name", words: 1 });
  expect(labelAt(["Име/Name:", "Luna"])).toEqual({ key: "name", words: 1 });
});

test.each(["Zig Zag", "Kelt Druid", "Krasa Nevy", "Roden Lake", "Morada Real"])(
  "%s is a name",
  (name) => {
    expect(labelAt(name.split(" "))).toBeNull();
  },
);

test("a name that differs from such a label by a letter stays a name", () => {
  expect(labelAt(["Jasmina", "Amberheart"])).toBeNull();
});
