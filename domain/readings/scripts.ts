/** Letters that look the same in two scripts and that text recognition mixes up. */
import { bounded } from "../memory.ts";
import { plainWord } from "../plain-word.ts";

/** Pairs with the same printed shape. */
const TO_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("АВЕКМНОРСТУХаеорсух", (letter, i) => [letter, "ABEKMHOPCTYXaeopcyx"[i]!]),
);
const TO_CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TO_LATIN).map(([cyrillic, latin]) => [latin, cyrillic]),
);

/** What a model that lacks or doubts Cyrillic reads for lower-case letters: «Пол» becomes `Non`, «кот» `KOT`. */
const SKELETON: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("авегзиклмнопрстух", (letter, i) => [letter, "aber3uknmhonpctyx"[i]!]),
);

/**
 * A form for comparing labels, not for display: lower-case letters of one alphabet, whichever script was recognised,
 * without accents and punctuation.
 */
export const skeleton = bounded((text: string): string =>
  Array.from(plainWord(text.replaceAll("№", "no")), (letter) => SKELETON[letter] ?? letter)
    .join("")
    .replaceAll(/[^\p{L}\p{N}]/gu, ""),
);

/** The word in Latin letters if every letter has a Latin look-alike; otherwise unchanged. */
export function latinLookalike(word: string): string {
  const letters = Array.from(word, (letter) => TO_LATIN[letter] ?? letter).join("");
  return /[\u0400-\u04FF]/u.test(letters) ? word : letters;
}

/** Likewise in Cyrillic letters. */
export function cyrillicLookalike(word: string): string {
  const letters = Array.from(word, (letter) => TO_CYRILLIC[letter] ?? letter).join("");
  return /[A-Za-z]/u.test(letters) ? word : letters;
}

/** Puts a word into one script: look-alike letters follow the unambiguous ones. */
export function inOneScript(word: string): string {
  // «МФА/RU»: each side of a stroke has a script of its own.
  if (word.includes("/")) return word.split("/").map(inOneScript).join("/");
  const figureless = word.replace(/^3(?=[\u0400-\u04FF]{2,}$)/u, "З");
  const letters = Array.from(figureless);
  const certainCyrillic = letters.filter(
    (letter) => /[\u0400-\u04FF]/u.test(letter) && TO_LATIN[letter] === undefined,
  ).length;
  const certainLatin = letters.filter(
    (letter) => /[A-Za-z]/u.test(letter) && TO_CYRILLIC[letter] === undefined,
  ).length;
  if (certainCyrillic > 0 && certainCyrillic >= certainLatin)
    return letters
      .map((letter) => TO_CYRILLIC[letter] ?? letter)
      .join("")
      .replace(/^3(?=[\u0400-\u04FF])/u, "З");
  if (certainLatin > 0) return letters.map((letter) => TO_LATIN[letter] ?? letter).join("");
  return figureless;
}

/** Letters to insert, delete or change to turn one text into the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Whether at most so many letters, which are few, have to be inserted, deleted or changed. */
export function nearWithin(a: string, b: string, most: number): boolean {
  return restNear(a, 0, b, 0, most);
}

/** Goes on from these letters; most words part at once, and cost no table of distances. */
function restNear(a: string, fromA: number, b: string, fromB: number, most: number): boolean {
  let i = fromA;
  let j = fromB;
  if (Math.abs(a.length - i - (b.length - j)) > most) return false;
  while (i < a.length && a[i] === b[j]) {
    i++;
    j++;
  }
  if (i === a.length || j === b.length) return a.length - i + b.length - j <= most;
  return (
    most > 0 &&
    (restNear(a, i + 1, b, j + 1, most - 1) ||
      restNear(a, i + 1, b, j, most - 1) ||
      restNear(a, i, b, j + 1, most - 1))
  );
}
