/** A cat's name as text recognition reads it from a paper: with misread letters, line fragments and stars. */
import { isTitle, plainName } from "../cats/printed-name.ts";
import { inOneScript, latinLookalike } from "./scripts.ts";

/** `RU*Silver Forest`: the country, then the cattery. The star is often misread, and `CZ` as `(2`. */
const COUNTRY = /^(\(?[A-Z0-9il]{1,3})\)?\s?[*'’"“”°`+]+\s?(?=\p{L}{2})/u;
/** Where nothing else is between them, only the star says so: "D'Artagnan" is no Dane. */
const SHORT_COUNTRY = /^([A-Z])\s?[*°"“”]\s?(?=\p{L}{2})/u;
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
      const letters = Array.from(code, (sign) => COUNTRY_LETTERS[sign] ?? sign).join("");
      // `FIN*` is a country; the third of other signs is half a star.
      const country = /^[A-Z]{3}$/u.test(code) ? code : letters.slice(0, 2);
      return country.length > 1 ? `${country} ` : printed;
    })
    .replaceAll(ELISION, "$1'")
    .replace(SHORT_COUNTRY, "$1 ")
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

/** Of North America and Australia, with those of neuters. */
const MORE_TITLES: ReadonlySet<string> = new Set(
  "IW LW DW BWR OD OS OGC GCE GPE GH CHA GRCA DGCA TGCA QGCA SGCA IWA RWA DGP TGP QGP SGP PRA CHP DBLGRCH GRCH GRPR GDCH GDPR".split(
    " ",
  ),
);
/** "GC, BWR Purrmission Scarlett": titles may be parted by commas, which elsewhere end a name. */
export function withoutTitles(text: string): string {
  const words = text.split(" ");
  return words.slice(titlesBefore(words.map((word) => word.replace(/,$/u, "")))).join(" ");
}

const COMPOUND = /^\p{Lu}\p{L}+-Ch\.?$/u;
const RAISING =
  /^(?:[A-Z]{2}|Gd|Gr|Grand|Imp|Sup|Supreme|Int|World|Int(?:ernational)?|Europ(?:ean|a)?|Double|Dbl|Triple|Tr(?:p)?l|Quad(?:ruple)?|Master|Gold|Silver|Bronze|Platinum|Diamond|Emerald|Ruby|Sapphire|Opal|Regional|National|Winner)\.?$/iu;
const BEHIND = /^(?:d['’]Europe|Int\.?|Mond\.?)$/u;

/** Titles are in capitals: some of their letters may have been read as those of the other script. */
export function isReadTitle(word: string): boolean {
  // "NO*IC": the title of a country.
  const bare = word.replace(/^[A-Z]{1,3}\*(?=[A-Z])/u, "");
  if (bare !== word) return isReadTitle(bare);
  if (isTitle(word) || MORE_TITLES.has(word.replaceAll(".", ""))) return true;
  return word === word.toUpperCase() && isTitle(latinLookalike(word));
}
