/** A cat's name as text recognition reads it from a paper: with misread letters, line fragments and stars. */
import { plainName } from "../cats/printed-name.ts";
import { inOneScript } from "./scripts.ts";
import { isReadTitle, titlesBefore } from "./titles.ts";

/** `RU*Silver Forest`: the country, then the cattery. The star is often misread, and `CZ` as `(2`. */
const COUNTRY = /^(\(?[A-Z0-9il]{1,3})\)?\s?[*'’"“”°`+]+\s?(?=\p{L}{2})/u;
/** Where nothing else is between them, only the star says so: "D'Artagnan" is no Dane, but no name begins with "S'" or "N'". */
const SHORT_COUNTRY = /^([A-Z])\s?[*°"“”]\s?(?=\p{L}{2})|^([SNFBHP])['’](?=\p{Lu}\p{Ll}{2})/u;
const COUNTRY_LETTERS: Readonly<Record<string, string>> = {
  "(": "C",
  "0": "O",
  "1": "I",
  i: "I",
  l: "I",
  "2": "Z",
  "5": "S",
  "8": "B",
};

/** "de lÎle", "dAntan": the apostrophe is lost between a small letter and a capital. */
const ELISION = /(?<!\p{L})([dl])(?=\p{Lu}\p{Ll})/gu;

/** A zero before lower-case letters is a capital O: no name is written so, and some models read "Old" as "0ld". */
const NOUGHT_FOR_O = /(?<![\p{L}\p{N}])0(?=(\p{Ll})\p{Ll})/gu;

/** "(Imp UK)", "[IMP NZ]", "Imp.": that a cat came from abroad is no part of its name. */
const IMPORTED = /\s+(?:[([]\s?imp\.?(?:\s[\p{L}.]{1,8})?\s?[)\]]?|IMP\.)$/iu;

/** "SGC Rocky Top Nemo, LA": TICA's title; without the comma it may be a word of the name. */
const ACHIEVED = /,\s?LA$/u;

/** The text without titles, line fragments and stars, in a form that the registry can store. */
export function cleanName(text: string): string {
  const words = text
    .replace(IMPORTED, "")
    .replace(ACHIEVED, "")
    .replaceAll(/['’‘`]{2,}/gu, "'")
    .replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}.)'’]+$/gu, "")
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) =>
      word
        .split(/(?=[*])/u)
        .map(inOneScript)
        .join(""),
    );
  words.splice(0, titlesBefore(words));
  while (words.length > 1 && isReadTitle(words.at(-1)!)) words.pop();
  const name = words
    .join(" ")
    .replace(COUNTRY, (printed, code: string) => {
      const letters = Array.from(code, (sign) => COUNTRY_LETTERS[sign] ?? sign).join("");
      // `FIN*` is a country; the third of other signs is half a star.
      const country = /^[A-Z]{3}$/u.test(code) || letters === "FIN" ? letters : letters.slice(0, 2);
      return country.length > 1 ? `${country} ` : printed;
    })
    .replaceAll(ELISION, "$1'")
    .replace(SHORT_COUNTRY, "$1$2 ")
    .replaceAll(NOUGHT_FOR_O, (_, next: string) => (/[а-яё]/u.test(next) ? "О" : "O"));
  return plainName(name);
}

/** "GC, BWR Purrmission Scarlett": titles may be parted by commas, which elsewhere end a name. */
export function withoutTitles(text: string): string {
  const words = text.split(" ");
  return words.slice(titlesBefore(words.map((word) => word.replace(/,$/u, "")))).join(" ");
}
