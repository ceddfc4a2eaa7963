/** A cat's name as papers print it: titles, the country's sign, the cattery's name on either side, titles again. */
import { KNOWN_TITLES } from "../credentials/credential.ts";
import { LETTER, normaliseName } from "../letters.ts";
import { CAT_NAME_MIN, isCatName } from "./name.ts";
import { PRINTED_NAME_RULE } from "./printed-name-rule.ts";

export interface NameInParts {
  readonly prefix: string;
  readonly name: string;
  readonly suffix: string;
}

/** Read in this order, the parts hold every letter and figure of what is printed. */
export interface PrintedName extends NameInParts {
  /** The whole, with its signs. */
  readonly printed: string;
  readonly titlesBefore: readonly string[];
  /** Of the cattery, before its name: the `FR` of `FR*Foo's`. */
  readonly country: string;
  readonly titlesAfter: readonly string[];
}

const TITLES: ReadonlySet<string> = new Set([
  ...KNOWN_TITLES.filter((title) => !["LA", "OD", "OS"].includes(title)),
  ...(
    "IGP GRP ICH GICH EPW WCH GRC GC GP CHAMPION INTCH GRINTCH EUCH GREUCH WW EW JWW NW NSW SW BW AW MW BOB BIS RGC RGP CHP " +
    "INT GR EU EUR Ч ЧР ГРЧ ЧМ ИЧ ГИЧ ЧЕ МЧ"
  ).split(" "),
]);

/** Campeón and campione internazionale: "Ci" is a name. */
const CHAMPION_OR_NAME = "CI";
/** With the grand ones. */
const IN_CAPITALS: ReadonlySet<string> = new Set([CHAMPION_OR_NAME, "GCI", "GPI"]);

/** A winner's year: `WW'19`, `NW 2022`. */
const OF_YEAR = /^(?:J?WW|EW|N?SW|NW|BW|MW|AW|DM)['’]?(?:\d{2}|\d{4})$/u;
/** Of a country: `CZ'18`. */
const OF_COUNTRY = /^\p{Lu}{2}['’]\d{2}$/u;
/** Of `W.Ch.`: alone it is a letter. */
const WORLD = /^w(?=\.\p{L})/iu;
const YEAR = /^['’]?(?:\d{2}|(?:19|20)\d{2})$/u;

/** A title in capitals of either script, with its full stops; `Ch.` and `Gr.Int.Ch.` too. */
export function isTitle(word: string): boolean {
  const bare = word.replaceAll(/[.,&/+]/gu, "");
  if (bare === "" || OF_YEAR.test(bare) || OF_COUNTRY.test(bare)) return true;
  const parts = word
    .replace(WORLD, "")
    .split(/[./&+,]+/u)
    .filter(Boolean);
  return parts.every(
    (part) =>
      IN_CAPITALS.has(part) ||
      (TITLES.has(part.toUpperCase()) && (part === part.toUpperCase() || /^\p{Lu}/u.test(part))),
  );
}

/** Words that start a cattery's name after the cat's: "of Northern Light", «из Северного Сияния». */
const BEFORE_SUFFIX = new Set(
  "of from von vom van de du des del della di da av af z ze ot iz из от с du la le aus".split(" "),
);
const ELIDED = /^d['’]\p{Lu}/u;
const isBeforeSuffix = (word: string) => BEFORE_SUFFIX.has(word.toLowerCase()) || ELIDED.test(word);
const POSSESSIVE = /['’`][sS]$|[sS]['’`]$/u;

/** `FR*Foo`, `(N)Foo`, `(N) Foo`, `CZ * Foo` */
const COUNTRY_FIRST = /^(?:\(([A-Z]{1,3})\)\s?\*?|([A-Z]{1,3})\s?\*)\s?(?=\S)/u;
/** `Foo*RU Bar`, `Bar Foo*RU` */
const COUNTRY_BEHIND = /^(\S.*?)\s?\*\s?([A-Z]{1,3})(?=\s|$)\s*(.*)$/u;

/**
 * Takes a printed name apart. `others` are the other names on the paper: a beginning shared by several is a cattery's
 * name. What is uncertain stays in the name, where the reader sees it.
 */
export function readPrintedName(text: string, others: readonly string[] = []): PrintedName {
  const printed = normaliseName(text);
  const { before, between, after } = withoutTitles(printed);
  const first = COUNTRY_FIRST.exec(between);
  const country = first?.[1] ?? first?.[2] ?? "";
  const rest = between.slice(first?.[0].length ?? 0);
  const parts =
    countryBehind(rest) ??
    (country === "" ? splitName(plainName(rest), others) : splitOfCountry(plainName(rest), others));
  return { printed, titlesBefore: before, country, ...parts, titlesAfter: after };
}

/** As words of titles, the name between them with its signs, and titles behind it. */
function withoutTitles(printed: string) {
  const words = printed.split(" ");
  // In capitals alone nobody can tell the champion from the name.
  const isName = (word: string) => word === CHAMPION_OR_NAME && printed === printed.toUpperCase();
  let from = 0;
  while (
    from < words.length - 1 &&
    !isName(words[from]!) &&
    (isTitle(words[from]!) || isRaised(words, from))
  ) {
    from++;
    // The year of a winner's title stands by itself, and is none without it: a name may begin with a number.
    if (YEAR.test(words[from]!) && from < words.length - 1 && OF_YEAR.test(`${words[from - 1]!}00`))
      from++;
  }
  let to = words.length;
  while (to > from + 1 && !isName(words[to - 1]!) && isTitleAt(words, to - 1))
    to -= isYearAt(words, to - 1) ? 2 : 1;
  return {
    before: titlesOf(words.slice(0, from)),
    between: words
      .slice(from, to)
      .join(" ")
      .replace(/[\s,;]+$/u, ""),
    after: titlesOf(words.slice(to)),
  };
}

/** "Imp Gr Ch", "Sup. Ch.": what raises the title behind it, and is none alone. */
const RAISING = /^(?:imp|sup|supr|dbl|dble|dual|tpl|trpl|quad|qd|mstr|nat|world|jun|vet)\.?$/iu;

function isRaised(words: readonly string[], at: number): boolean {
  const next = words.slice(at + 1).findIndex((word) => !RAISING.test(word));
  return RAISING.test(words[at]!) && next >= 0 && isTitle(words[at + 1 + next]!);
}

const isYearAt = (words: readonly string[], at: number) =>
  YEAR.test(words[at]!) && OF_YEAR.test(`${words[at - 1] ?? ""}00`);

/** Behind a name LA, OD and OS are TICA's titles; before it they are words of names. */
function isTitleAt(words: readonly string[], at: number): boolean {
  const word = words[at]!;
  if (isYearAt(words, at)) return at > 1;
  // "Tuiskutassun Dm": behind a name two small letters are more likely its last word.
  const isWritten = word === word.toUpperCase() || word.includes(".");
  return (isTitle(word) && isWritten) || KNOWN_TITLES.includes(bareTitle(word));
}

const bareTitle = (word: string) => word.replaceAll(/^[.,;&+]+|[.,;&+]+$/gu, "");

function titlesOf(words: readonly string[]): string[] {
  const titles: string[] = [];
  for (const word of words) {
    const title = bareTitle(word);
    if (title === "") continue;
    if (YEAR.test(title) && titles.length > 0) titles.push(`${titles.pop()!} ${title}`);
    else titles.push(title);
  }
  return titles;
}

/** In letters, figures and signs that the registry's own rule for names has. */
export function plainName(text: string): string {
  return normaliseName(text.replaceAll(/[`´‘]/gu, "'").replaceAll(NOT_IN_NAMES, " ")).replaceAll(
    /^[\s.-]+|[\s-]+$/gu,
    "",
  );
}
const NOT_IN_NAMES = new RegExp(`(?!${LETTER}|[0-9 .'’\\-]).`, "gsu");

/** The cattery's name bears its country behind it: `Foo*RU Bar` and `Bar Foo*RU`. */
function countryBehind(text: string): NameInParts | null {
  const [, before = "", country = "", after = ""] = COUNTRY_BEHIND.exec(text) ?? [];
  if (country === "") return null;
  if (after !== "") return held(`${plainName(before)} ${country}`, plainName(after), "");
  const words = plainName(before).split(" ");
  const at = words.findIndex((word, i) => i > 0 && isBeforeSuffix(word));
  const cut = at > 0 ? at : Math.max(1, words.length - 1);
  return held("", words.slice(0, cut).join(" "), [...words.slice(cut), country].join(" "));
}

/** Behind a country's sign comes a cattery's name: without another mark it is all but the last word. */
function splitOfCountry(name: string, others: readonly string[]): NameInParts {
  const words = name.split(" ");
  // `NL*van de Heuvel Bella`: a cattery's name may begin with such a word, a cat's does not.
  if (words.length > 2 && /^\p{Ll}/u.test(words[0]!) && isBeforeSuffix(words[0]!)) {
    const shared = sharedBeginning(words, others);
    const cut = shared > 1 ? shared : words.length - 1;
    return held(words.slice(0, cut).join(" "), words.slice(cut).join(" "), "");
  }
  const parts = splitName(name, others);
  if (parts.prefix !== "" || parts.suffix !== "" || words.length < 2) return parts;
  return held(words.slice(0, -1).join(" "), words.at(-1)!, "");
}

/**
 * Splits a plain name. `others` are the other names on the paper: a beginning shared by several is a cattery's name.
 * Anything uncertain stays in the name, where the reader sees it.
 */
export function splitName(full: string, others: readonly string[] = []): NameInParts {
  const words = withCountry(full, others).split(" ");
  const behind = words.findIndex((word, i) => i > 0 && isBeforeSuffix(word));
  const possessive = words.findIndex((word) => POSSESSIVE.test(word));
  const isPossessive = possessive >= 0 && possessive < words.length - 1;
  // "Spirit of New Heaven's Iljuschka": what is possessed is the cat, and the cattery's name holds the word.
  if (behind > 0 && !(isPossessive && possessive > behind))
    return held("", words.slice(0, behind).join(" "), words.slice(behind).join(" "));
  if (isPossessive)
    return held(
      words.slice(0, possessive + 1).join(" "),
      words.slice(possessive + 1).join(" "),
      "",
    );
  const shared = sharedBeginning(words, others);
  if (shared > 0) return held(words.slice(0, shared).join(" "), words.slice(shared).join(" "), "");
  const isCountry = /^[A-Z]{2}$/u.test(words[0]!) && words[0] !== CHAMPION_OR_NAME;
  if (isCountry && words.length > 2) return held(words.slice(0, -1).join(" "), words.at(-1)!, "");
  return held("", words.join(" "), "");
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
function held(prefix: string, name: string, suffix: string): NameInParts {
  const isLong = (part: string) => part === "" || part.length >= CAT_NAME_MIN;
  if (name.length >= CAT_NAME_MIN && isLong(prefix) && isLong(suffix))
    return { prefix, name, suffix };
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

export interface StoredName {
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name: string;
  readonly cat_name_suffix: string | null;
  /** Only where it says more than the three parts. */
  readonly printed_name: string | null;
}

/** As the registry holds it; null if it holds no name of this kind. A country alone is no cattery: it stays in what is printed. */
export function storedName(name: PrintedName): StoredName | null {
  const prefix = [name.prefix && name.country, name.prefix].filter(Boolean).join(" ");
  const parts = [prefix, name.name, name.suffix].filter(Boolean);
  if (!isCatName(name.name) || !parts.every(isCatName)) return null;
  if (!PRINTED_NAME_RULE.test(name.printed)) return null;
  return {
    cat_name_cattery_prefix: prefix || null,
    cat_name: name.name,
    cat_name_suffix: name.suffix || null,
    printed_name: name.printed === parts.join(" ") ? null : name.printed,
  };
}
