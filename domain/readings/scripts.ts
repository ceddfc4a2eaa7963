/** Letters that look the same in two scripts, which a recogniser mixes up. */

/** Pairs that are the same shape in print, both ways. */
const TO_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("АВЕКМНОРСТУХаеорсух", (letter, i) => [letter, "ABEKMHOPCTYXaeopcyx"[i]!]),
);
const TO_CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TO_LATIN).map(([cyrillic, latin]) => [latin, cyrillic]),
);

/** What a model without Cyrillic, or in two minds, reads for small letters: «Пол» becomes `Non`, «кот» `KOT`. */
const SKELETON: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("авегзиклмнопрстух", (letter, i) => [letter, "aber3uknmhonpctyx"[i]!]),
);

/**
 * A text for comparing labels: small letters of one alphabet whichever script a recogniser took them for, without
 * signs. Not for showing.
 */
export function skeleton(text: string): string {
  return Array.from(
    text.toLowerCase().replaceAll("ё", "е").replaceAll("№", "no"),
    (letter) => SKELETON[letter] ?? letter,
  )
    .join("")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The word in Latin letters where every letter of it has a Latin look-alike; otherwise as it is. */
export function latinLookalike(word: string): string {
  const letters = Array.from(word, (letter) => TO_LATIN[letter] ?? letter).join("");
  return /[\u0400-\u04FF]/u.test(letters) ? word : letters;
}

/** A word has letters of one script: those that look alike follow the letters that do not. */
export function inOneScript(word: string): string {
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

/** How many letters of a text are Cyrillic, 0 to 1. */
export function cyrillicShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  const cyrillic = letters.filter((letter) => /[\u0400-\u04FF]/u.test(letter));
  return letters.length === 0 ? 0 : cyrillic.length / letters.length;
}

/** Letters to be inserted, left out or changed to make one text of the other (Levenshtein). */
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
