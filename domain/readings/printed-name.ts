/** A cat's name as printed in a pedigree: titles before it, the cattery's affix on either side. */
import { CAT_NAME_MIN } from "../cats/name.ts";
import { inOneScript, latinLookalike } from "./scripts.ts";

export interface PrintedName {
  readonly prefix: string;
  readonly name: string;
  readonly suffix: string;
}

const TITLES = new Set(
  (
    "CH IC GIC EC GEC SC SP IP GIP EP WC WCH GCH RW QGC GC GRC CHAMPION INTCH GRINTCH EUCH GREUCH WW NW NSW SW JW DM DSM DVM BW AW MW SGC TGC RGC " +
    "INT GR EU Ч ЧР ГРЧ ЧМ ИЧ ГИЧ ЧЕ"
  ).split(" "),
);

/** Words that start a cattery's name after the cat's: "of Northern Light", «из Северного Сияния». */
const BEFORE_SUFFIX = new Set(
  "of from von vom van de du des del della di da av af z ze ot iz из от с du la le".split(" "),
);
const POSSESSIVE = /['’`][sS]$|s['’`]$/u;
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
  while (words.length > 1 && isTitle(words[0]!)) words.shift();
  while (words.length > 1 && isTitle(words.at(-1)!)) words.pop();
  const name = words
    .join(" ")
    .replace(COUNTRY, (printed, code: string) => {
      const country = Array.from(code, (sign) => COUNTRY_LETTERS[sign] ?? sign)
        .join("")
        .slice(0, 2);
      return country.length === 2 ? `${country} ` : printed;
    })
    .replaceAll(NOUGHT_FOR_O, (_, next: string) => (/[а-яё]/u.test(next) ? "О" : "O"))
    .replaceAll(/[`´‘]/gu, "'")
    .replaceAll(/[^\p{L}\p{N} .'’-]/gu, " ");
  return name
    .replaceAll(/\s+/gu, " ")
    .replace(/[\s-]+$/u, "")
    .trim();
}

/** A title in capitals of either script, with its full stops. */
function isTitle(word: string): boolean {
  const bare = word.replaceAll(/[.,&/]/gu, "");
  if (bare === "") return true;
  return TITLES.has(bare.toUpperCase()) && /^\p{Lu}/u.test(bare)
    ? true
    : TITLES.has(latinLookalike(bare).toUpperCase()) && bare === bare.toUpperCase();
}

/**
 * Splits a clean name. `others` are the other names on the paper: a beginning shared by several is a cattery's name.
 * Anything uncertain stays in the name, where the reader sees it.
 */
export function splitName(full: string, others: readonly string[] = []): PrintedName {
  const words = withCountry(full, others).split(" ");
  const behind = words.findIndex((word, i) => i > 0 && BEFORE_SUFFIX.has(word.toLowerCase()));
  if (behind > 0) return named("", words.slice(0, behind).join(" "), words.slice(behind).join(" "));
  const possessive = words.findIndex((word) => POSSESSIVE.test(word));
  if (possessive >= 0 && possessive < words.length - 1)
    return named(
      words.slice(0, possessive + 1).join(" "),
      words.slice(possessive + 1).join(" "),
      "",
    );
  const shared = sharedBeginning(words, others);
  if (shared > 0) return named(words.slice(0, shared).join(" "), words.slice(shared).join(" "), "");
  if (/^[A-Z]{2}$/u.test(words[0]!) && words.length > 2)
    return named(words.slice(0, -1).join(" "), words.at(-1)!, "");
  return named("", words.join(" "), "");
}

/** Restores a country that was too small to read from the same cattery's other cats. */
function withCountry(full: string, others: readonly string[]): string {
  const [first = "", second = ""] = full.split(" ");
  const other = others.find((name) => {
    const [country = "", ...rest] = name.split(" ");
    return (
      /^[A-Z]{2}$/u.test(country) && rest[0] === first && rest[1] === second && rest.length > 2
    );
  });
  return other && second !== "" ? `${other.slice(0, 2)} ${full}` : full;
}

/** Parts too short for the registry stay in the name. */
function named(prefix: string, name: string, suffix: string): PrintedName {
  if (name.length >= CAT_NAME_MIN) return { prefix, name, suffix };
  return { prefix: "", name: [prefix, name, suffix].filter(Boolean).join(" "), suffix: "" };
}

/** How many leading words another name shares; the last word of either is the cat's. */
function sharedBeginning(words: readonly string[], others: readonly string[]): number {
  let best = 0;
  for (const other of others) {
    const otherWords = other.split(" ");
    const most = Math.min(words.length, otherWords.length) - 1;
    let same = 0;
    while (same < most && words[same] === otherWords[same]) same++;
    if (words.join(" ") !== other && same > best) best = same;
  }
  // A country alone is not a cattery.
  return best === 1 && /^[A-Z]{2}$/u.test(words[0]!) ? 0 : best;
}
