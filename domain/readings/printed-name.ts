/** A cat's name as text recognition reads it from a paper: with misread letters, line fragments and stars. */
import { isTitle, plainName } from "../cats/printed-name.ts";
import { inOneScript, latinLookalike } from "./scripts.ts";

/** `RU*Silver Forest`: the country, then the cattery. The star is often misread, and `CZ` as `(2`. */
const COUNTRY = /^(\(?[A-Z0-9]{1,3})\)?\s?[*'’"“”°`+]+\s?(?=\p{L}{2})/u;
const COUNTRY_LETTERS: Readonly<Record<string, string>> = {
  "(": "C",
  "0": "O",
  "1": "I",
  "2": "Z",
  "5": "S",
  "8": "B",
};

/** A zero before lower-case letters is a capital O: no name is written so, and some models read "Old" as "0ld". */
const NOUGHT_FOR_O = /(?<![\p{L}\p{N}])0(?=(\p{Ll})\p{Ll})/gu;

/** The text without titles, line fragments and stars, in a form that the registry can store. */
export function cleanName(text: string): string {
  const words = text
    .replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}.)'’]+$/gu, "")
    .split(/\s+/u)
    .filter(Boolean)
    .map(inOneScript);
  words.splice(0, titlesBefore(words));
  while (words.length > 1 && (isReadTitle(words.at(-1)!) || COMPOUND.test(words.at(-1)!)))
    words.pop();
  const name = words
    .join(" ")
    .replace(COUNTRY, (printed, code: string) => {
      const country = Array.from(code, (sign) => COUNTRY_LETTERS[sign] ?? sign)
        .join("")
        .slice(0, 2);
      return country.length === 2 ? `${country} ` : printed;
    })
    .replaceAll(NOUGHT_FOR_O, (_, next: string) => (/[а-яё]/u.test(next) ? "О" : "O"));
  return plainName(name);
}

/** "Gd Ch. Int.", "Supreme UK Ch", "Welt-Ch.", "SE GIC": how many of the first words are titles and what raises them. */
function titlesBefore(words: readonly string[]): number {
  let count = 0;
  for (const [i, word] of words.slice(0, -1).entries()) {
    if (isReadTitle(word) || COMPOUND.test(word) || (i === count && i > 0 && BEHIND.test(word)))
      count = i + 1;
    else if (!RAISING.test(word)) break;
  }
  return count;
}

const COMPOUND = /^\p{Lu}\p{L}+-Ch\.?$/u;
const RAISING = /^(?:[A-Z]{2}|Gd|Gr|Grand|Imp|Sup|Supreme|Int|World)\.?$/u;
const BEHIND = /^(?:d['’]Europe|Int\.?|Mond\.?)$/u;

/** Titles are in capitals: some of their letters may have been read as those of the other script. */
function isReadTitle(word: string): boolean {
  return isTitle(word) || (word === word.toUpperCase() && isTitle(latinLookalike(word)));
}
