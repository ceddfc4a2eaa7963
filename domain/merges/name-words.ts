/** A printed name taken apart for comparison: without titles, countries and linking words, each word as it sounds. */
import { nameKey } from "../cats/name-key.ts";

export interface NameWord {
  /** `nameKey`: spellings of one sound in both scripts share it. */
  readonly key: string;
  /** Coarser: what transcriptions by German, French, English or Russian ear have in common. */
  readonly sound: string;
}

export interface NameWords {
  readonly words: readonly NameWord[];
  /** `II`, `2`, `Junior`: what tells two cats of one name apart. */
  readonly ordinal: string | null;
  readonly isCyrillic: boolean;
}

const TITLES = new Set(
  (
    "CH IC GIC EC GEC SC SP PR CP IP GIP EP GEP WC WCH GCH GRCH ICH GICH ECH GECH KCH JCH RW QGC GC GRC GRP CHAMPION PREMIOR INTCH GRINTCH EUCH " +
    "GREUCH WW NW NSW SW EW BW AW MW JW DM DSM DVM SGC TGC DGC RGC RGCH SGCA INT GR EU SUPREME GRAND CHAMPION EUROPA " +
    "Ч ЧР ГРЧ ЧМ ИЧ ГИЧ ЧЕ ГЧ ЧЕМПИОН"
  ).split(" "),
);
const YEARLY_TITLE = /^(?:WW|SW|EW|NW|NSW|BW|AW|RW|MW|JWW)['’-]?\d{2,4}$/u;
/** `EST*`, `(N)`, `S*`, `RU `: the country of the cattery. */
const STARRED_COUNTRY = /^(?:\(\s?\p{Lu}{1,3}\s?\)|\p{Lu}{1,3}\s?\*)\s*/u;
const BARE_COUNTRIES = new Set(
  "AT AU BE BG BY CA CH CN CY CZ DE DK EE ES EST FI FIN FR GB GR HR HU IE IL IS IT JP KZ LT LTU LU LV LVA NL NO PL PT RO RS RU RUS SE SI SK TR UA UK US USA".split(
    " ",
  ),
);
/** By key, so that both scripts are meant. */
const LINKING = new Set(
  "of the from von vom van de du des del della di da do dos av af z ze ot iz is s so d l la le les el und and i et y der den dem zu zum aus auf am im in"
    .split(" ")
    .map(nameKey),
);
const ORDINALS: ReadonlyMap<string, string> = new Map([
  ["i", "1"],
  ["ii", "2"],
  ["iii", "3"],
  ["iv", "4"],
  ["v", "5"],
  ["vi", "6"],
  ["jr", "jr"],
  ["junior", "jr"],
  ["мл", "jr"],
  ["младший", "jr"],
  ["sr", "sr"],
  ["senior", "sr"],
  ["старший", "sr"],
]);
/** Letters that no decomposition takes apart. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
};

export function nameWords(printed: string): NameWords {
  const pieces = withoutHonours(printed)
    .toLowerCase()
    .replaceAll(/[øłđðßæœþı]/gu, (letter) => WHOLE_LETTERS[letter]!)
    .replaceAll(/['’`´‘]s(?=\P{L}|$)/gu, "")
    .replaceAll(/(?<=\P{L}|^)([dl])['’`´‘]/gu, "")
    .replaceAll(/['’`´‘]/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const last = pieces.at(-1);
  const ordinalAt = pieces.findLastIndex((piece, i) => i > 0 && isOrdinal(piece, piece === last));
  const ordinal = ordinalAt < 0 ? null : ordinalOf(pieces[ordinalAt]!);
  const words = pieces
    .filter((_, i) => i !== ordinalAt)
    .map(wordOf)
    .filter(({ key }) => key !== "");
  const telling = words.filter(({ key }) => !LINKING.has(key));
  return {
    words: telling.length > 0 ? telling : words,
    // The first of a name needs no number.
    ordinal: ordinal === "1" ? null : ordinal,
    isCyrillic: /\p{Script=Cyrillic}/u.test(printed),
  };
}

function isOrdinal(piece: string, isLast: boolean): boolean {
  // A single "i" or "v" inside is "and", or somebody's initial.
  return ORDINALS.has(piece) ? piece.length > 1 || isLast : /^\d$/u.test(piece);
}

function ordinalOf(piece: string): string {
  return ORDINALS.get(piece) ?? piece;
}

/** Titles and countries before the name, titles after it, a nickname in parentheses behind it. */
function withoutHonours(printed: string): string {
  let name = printed.trim();
  for (let before = ""; before !== name;) {
    before = name;
    const bare = name.replace(STARRED_COUNTRY, "");
    const [first = "", ...rest] = bare.split(/[\s,]+/u);
    const isCountry = rest.length > 1 && BARE_COUNTRIES.has(first);
    name = (rest.length > 0 && (isTitle(first) || isCountry) ? rest.join(" ") : bare).trim();
  }
  const words = name.replace(/(?<=\S)\s*\([^()]*\)\s*$/u, "").split(/[\s,]+/u);
  while (words.length > 1 && (words.at(-1) === "" || isTitle(words.at(-1)!))) words.pop();
  return words.join(" ");
}

function isTitle(word: string): boolean {
  if (YEARLY_TITLE.test(word)) return true;
  return word
    .split(/[.&/]/u)
    .filter(Boolean)
    .every(
      (part) =>
        TITLES.has(part.toUpperCase()) &&
        (part === part.toUpperCase() ||
          (/^\p{Lu}/u.test(part) && part.length <= 3 && word !== part)),
    );
}

/** The words of catteries come again and again. */
const known = new Map<string, NameWord>();
const MOST_KNOWN = 50_000;

function wordOf(piece: string): NameWord {
  let word = known.get(piece);
  if (word) return word;
  if (known.size >= MOST_KNOWN) known.clear();
  const key = nameKey(piece);
  word = { key, sound: soundOf(key) };
  known.set(piece, word);
  return word;
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|tsh|kz|ch/gu, "c"],
  [/sch|sh|sz/gu, "s"],
  [/zh|rz|z/gu, "s"],
  [/au/gu, "o"],
  [/th/gu, "t"],
  [/ae/gu, "a"],
  [/oe/gu, "o"],
  [/ue/gu, "u"],
  [/i(?=[eo])/gu, ""],
  [/qu?/gu, "k"],
  [/h/gu, "g"],
  [/f$/gu, "v"],
  [/[ei]+/gu, "e"],
  [/[ou]+/gu, "o"],
  [/(?<=.{4})s$/gu, ""],
  [/(?<=.{2}[^aeo])e$/gu, ""],
  [/(.)\1+/gu, "$1"],
];

function soundOf(key: string): string {
  return SOUNDS.reduce((text, [from, to]) => text.replaceAll(from, to), key);
}
