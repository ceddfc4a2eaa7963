import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameKey } from "../cats/name-key.ts";
import { BREEDERS_WORDS } from "./breeders-words.ts";
import { transliterate } from "./transliterate.ts";

test.each([
  ["Барсик", "Barsik"],
  ["Щедрый Дар", "Shchedryy Dar"],
  ["ЩЕДРЫЙ Дар", "SHCHEDRYY Dar"],
  ["Юлия из Снежного Дома", "Yuliya iz Snezhnogo Doma"],
  ["Саншайн по имени Элла", "Sunshine po imeni Ella"],
  ["Объятие-Эхо 2", "Obyatie-Ekho 2"],
  ["Barsik of Sunshine", "Барсик оф Саншайн"],
  ["The Queen’s Élodie", "Зе Куин’с Элодие"],
  ["O'Hara d’Or", "О'Хара д’Ор"],
  ["SILVER Elk", "СИЛЬВЕР Элк"],
  ["FR*Maria Xenia", "ФР*Мария Ксения"],
  ["Ilmarando Юпитер", "Ilmarando Yupiter"],
  ["Schwarzer Größe", "Шварзер Гроссе"],
])("the cat %s is %s", (name, other) => {
  expect(transliterate(name)).toBe(other);
});

test.each([
  ["Юлия Щукина", "Iuliia Shchukina"],
  ["Дмитрий", "Dmitrii"],
  ["Iuliia", "Юлия"],
  ["Yuliya", "Юлия"],
  ["Mariia", "Мария"],
  ["Elena", "Елена"],
])("the person %s is %s", (name, other) => {
  expect(transliterate(name, "person")).toBe(other);
});

test.each(["", "123", "猫"])("%j has no other form", (name) => {
  expect(transliterate(name)).toBeNull();
});

test("a word of the list is found from either side", () => {
  for (const [latin, cyrillic] of Object.entries(BREEDERS_WORDS)) {
    expect(transliterate(latin)).toBe(cyrillic);
  }
  for (const cyrillic of Object.values(BREEDERS_WORDS).filter((word) => word.length >= 4)) {
    expect(twice(cyrillic)).toBe(cyrillic);
  }
});

const twice = (name: string) => transliterate(transliterate(name)!);

describe("any name", () => {
  const russian = words(...Array.from("абвгдежзийклмнопрстуфхцчшщъыьэюя"));
  /** Without clusters that read as one sound, as the х after a к. */
  const syllables = words(
    ..."бвгджзклмнпрстфхцчшщ"
      .replaceAll(/./gu, "$&а $&е $&и $&о $&у $&ы $&э $&ю $&я $&ай ")
      .trim()
      .split(" "),
  );
  const english = words(...Array.from("abcdefghijklmnopqrstuvwxyz'"));

  test("in Cyrillic has a Latin form of the same sound, unless a word of the list says better", () => {
    const listed = new Set(Object.values(BREEDERS_WORDS));
    fc.assert(
      fc.property(syllables, (name) => {
        fc.pre(
          !name
            .toLowerCase()
            .split(" ")
            .some((word) => listed.has(word)),
        );
        const latin = transliterate(name);
        expect(latin === null || nameKey(latin) === nameKey(name)).toBe(true);
      }),
    );
  });

  test("keeps its words, their number and their capitals", () => {
    fc.assert(
      fc.property(fc.oneof(russian, english), (name) => {
        const other = transliterate(name) ?? name;
        const words = name.split(" ");
        expect(other.split(" ")).toHaveLength(words.length);
        const begins = (all: readonly string[]) => all.map((word) => /^\p{Lu}/u.test(word));
        // A soft sign has no letter in the other script.
        fc.pre(!/(?:^| )[ьъ]/iu.test(name));
        expect(begins(other.split(" "))).toEqual(begins(words));
      }),
    );
  });

  test("comes into one script: the other form of the other form has one too, and no form mixes the two", () => {
    fc.assert(
      fc.property(fc.oneof(russian, english), (name) => {
        const other = transliterate(name);
        if (other === null) return;
        const mixed = /\p{Script=Cyrillic}/u.test(other) && /\p{Script=Latin}/u.test(other);
        expect(mixed).toBe(false);
      }),
    );
  });
});

function words(...letters: string[]) {
  const word = fc
    .tuple(
      fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 }),
      fc.constantFrom("lower", "title", "upper"),
    )
    .map(([signs, look]) => {
      const text = signs.join("");
      if (look === "upper") return text.toUpperCase();
      return look === "title" ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
    });
  return fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(" "));
}
