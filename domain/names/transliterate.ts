/**
 * A name in the other script: Cyrillic in Latin letters, Latin in Cyrillic ones.
 *
 * Sources: GOST 7.79-2000 (ISO 9:1995), system B, for cats and affixes, without its apostrophes and accents (ь, ъ, э, ы) and
 * with ICAO's kh, ts and shch; ICAO Doc 9303-3 (2021), section 6, table B, for persons, as passports have them. The way back
 * reads both tables, and letters of other languages by their commonest sound; words in BREEDERS_WORDS as listed there.
 *
 * The database has the same rule, `other_script` (migrations/0041_names.sql); a test compares the two.
 */
import { BREEDERS_WORDS } from "./breeders-words.ts";

export type NameKind = "cat" | "person";

type Pairs = readonly (readonly [string, string])[];
type Letters = Readonly<Record<string, string>>;

// prettier-ignore
const LATIN_OF_ALL: Letters = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s",
  т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ы: "y", ь: "", э: "e", і: "i", ї: "yi", є: "ye", ґ: "g", ў: "u",
};
const LATIN_LETTERS: Readonly<Record<NameKind, Letters>> = {
  cat: { ...LATIN_OF_ALL, ё: "yo", й: "y", ъ: "", ю: "yu", я: "ya" },
  person: { ...LATIN_OF_ALL, ё: "e", й: "i", ъ: "ie", ю: "iu", я: "ia" },
};

/** Where a word begins: the one table writes "Юлия" with Yu, the other with Iu; persons with E are more often Елена than Элла. */
const BEGINNINGS: Readonly<Record<NameKind, Pairs>> = {
  cat: [["e", "э"]],
  person: [
    ["iu", "ю"],
    ["ia", "я"],
  ],
};

/** Several Latin letters of one sound, in the order in which they are looked for. */
// prettier-ignore
const SOUNDS: Pairs = [
  ["igh", "ай"], ["gh", "г"], ["shch", "щ"], ["sch", "ш"], ["tch", "ч"], ["sh", "ш"], ["zh", "ж"], ["kh", "х"], ["ch", "ч"], ["ph", "ф"], ["th", "т"], ["ts", "ц"], ["tz", "ц"],
  ["ck", "к"], ["qu", "кв"], ["ce", "се"], ["ci", "си"], ["cy", "си"], ["yo", "ё"], ["yu", "ю"], ["ya", "я"], ["ye", "е"], ["oo", "у"],
  ["ee", "и"], ["ay", "ай"], ["ey", "ей"], ["oy", "ой"], ["uy", "уй"], ["iy", "ий"], ["yy", "ый"], ["x", "кс"], ["j", "дж"], ["ß", "сс"],
];

/** Single letters, those last that keep their form when they lose their marks. */
// prettier-ignore
const CYRILLIC_LETTERS: Letters = {
  a: "а", b: "б", c: "к", d: "д", e: "е", f: "ф", g: "г", h: "х", i: "и", k: "к", l: "л", m: "м", n: "н", o: "о", p: "п", q: "к", r: "р", s: "с",
  t: "т", u: "у", v: "в", w: "в", y: "и", z: "з", æ: "э", œ: "э", ø: "о", ł: "л", đ: "д", ı: "и", þ: "т", ð: "д",
};

const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;
const HAS_LATIN = /\p{Script=Latin}/u;
const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}/gu;

/** Shorter ones are also Russian words: "по" is no paw. */
const SHORTEST_WORD_BACK = 4;
const WORDS_BACK: ReadonlyMap<string, string> = new Map(
  Object.entries(BREEDERS_WORDS)
    .filter(([, cyrillic]) => cyrillic.length >= SHORTEST_WORD_BACK)
    .map(([latin, cyrillic]) => [cyrillic, latin]),
);

/** The name in the other script; one of both scripts in Latin letters. Null if it has letters of neither. */
export function transliterate(name: string, kind: NameKind = "cat"): string | null {
  if (HAS_CYRILLIC.test(name)) return latinOf(name, kind);
  return HAS_LATIN.test(name) ? cyrillicOf(name, kind) : null;
}

function latinOf(name: string, kind: NameKind): string {
  const back = kind === "cat" ? WORDS_BACK : null;
  return wordByWord(name.normalize("NFC"), (word) => back?.get(word) ?? latinLetters(word, kind));
}

function cyrillicOf(name: string, kind: NameKind): string {
  const unmarked = name.normalize("NFD").replaceAll(MARKS, "");
  return wordByWord(unmarked, (word) =>
    Object.hasOwn(BREEDERS_WORDS, word) ? BREEDERS_WORDS[word]! : cyrillicSounds(word, kind),
  );
}

/** @param convert takes and gives a word in lower case */
function wordByWord(name: string, convert: (word: string) => string): string {
  return name.replaceAll(WORD, (word) => {
    const converted = convert(word.toLowerCase());
    if (word.length > 1 && word === word.toUpperCase()) return converted.toUpperCase();
    if (word === word.toLowerCase()) return converted;
    return converted.slice(0, 1).toUpperCase() + converted.slice(1);
  });
}

function latinLetters(word: string, kind: NameKind): string {
  return Array.from(word, (letter) => LATIN_LETTERS[kind][letter] ?? letter).join("");
}

function cyrillicSounds(word: string, kind: NameKind): string {
  const begun = BEGINNINGS[kind].reduce(
    (text, [from, to]) => (text.startsWith(from) ? to + text.slice(from.length) : text),
    word,
  );
  const ended = begun.replace(/i?ia$/u, "ия");
  const sounds = SOUNDS.reduce((text, [from, to]) => text.replaceAll(from, to), ended);
  return Array.from(sounds, (letter) => CYRILLIC_LETTERS[letter] ?? letter).join("");
}
