/** A cat's name as a pedigree prints it: titles before it, the cattery's affix on either side. */
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

/** Words that begin a cattery's name behind the cat's: "of Northern Light", «из Северного Сияния». */
const BEFORE_SUFFIX = new Set(
  "of from von vom van de du des del della di da av af z ze ot iz из от с du la le".split(" "),
);
const POSSESSIVE = /['’`][sS]$|s['’`]$/u;
/** `RU*Silver Forest`: the country, then the cattery. The star is often read as another sign, and `CZ` as `(2`. */
const COUNTRY = /^(\(?[A-Z0-9]{1,3})\)?\s?[*'’"“”°`+]+\s?(?=\p{L}{2})/u;
const COUNTRY_LETTERS: Readonly<Record<string, string>> = {
  "(": "C",
  "0": "O",
  "1": "I",
  "2": "Z",
  "5": "S",
  "8": "B",
};

/** A nought before small letters is a capital O: no name is written so, and some models read "Old" as "0ld". */
const NOUGHT_FOR_O = /(?<![\p{L}\p{N}])0(?=(\p{Ll})\p{Ll})/gu;

/** The text without titles, remains of lines and stars, as the registry can keep it. */
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

/** A title, in capitals whichever script it was read in, with its stops. */
function isTitle(word: string): boolean {
  const bare = word.replaceAll(/[.,&/]/gu, "");
  if (bare === "") return true;
  return TITLES.has(bare.toUpperCase()) && /^\p{Lu}/u.test(bare)
    ? true
    : TITLES.has(latinLookalike(bare).toUpperCase()) && bare === bare.toUpperCase();
}

/**
 * Takes a clean name apart. `others` are the names on the same paper: what several begin with is a cattery's name.
 * What cannot be told stays with the name, where the reader sees it.
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

/** A country that was too small to be read stands before the same cattery's other cats. */
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

/** Parts too short to be kept by the registry stay with the name. */
function named(prefix: string, name: string, suffix: string): PrintedName {
  if (name.length >= CAT_NAME_MIN) return { prefix, name, suffix };
  return { prefix: "", name: [prefix, name, suffix].filter(Boolean).join(" "), suffix: "" };
}

/** How many words at the beginning another name has too; the last word of either is the cat's own. */
function sharedBeginning(words: readonly string[], others: readonly string[]): number {
  let best = 0;
  for (const other of others) {
    const otherWords = other.split(" ");
    const most = Math.min(words.length, otherWords.length) - 1;
    let same = 0;
    while (same < most && words[same] === otherWords[same]) same++;
    if (words.join(" ") !== other && same > best) best = same;
  }
  // A country alone is not yet a cattery.
  return best === 1 && /^[A-Z]{2}$/u.test(words[0]!) ? 0 : best;
}
