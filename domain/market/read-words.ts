/** What a buyer means by a few words: "maine coon red", «котята британцы», a name, an EMS code, a number. */
import type { Sex } from "../cats/sex.ts";
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import { type ColourCodes, COLOUR_KINDS, NO_COLOUR } from "../colours/ems/codes.ts";
import { emsFromWords } from "../colours/ems/colour-words.ts";
import { BUILD_CODES } from "./ad-facts.ts";
import { AD_BUILDS, type AdAge, type AdBuild, type Pattern } from "./choices.ts";
import { AGE_WORDS, BREED_NICKNAMES, BUILD_WORDS, IDLE_WORDS, SEX_WORDS } from "./market-words.ts";
import { findWord, plainWords, type WordTable, wordTable } from "./word-table.ts";

export interface WordsRead {
  /** EMS codes; more than one for "British" or "Scottish". */
  readonly breeds: readonly string[];
  readonly sex: Sex | null;
  readonly age: AdAge | null;
  readonly codes: ColourCodes | null;
  readonly patterns: readonly Pattern[];
  readonly builds: readonly AdBuild[];
  /** The words that are none of these: of a name, or a number. */
  readonly names: readonly string[];
}

/** Words for the breeds that the registry has, by their names in its languages. */
export interface BreedNames {
  readonly code: string;
  readonly names: readonly string[];
}

type Kind =
  | { readonly breeds: readonly string[] }
  | { readonly sex: Sex }
  | { readonly age: AdAge }
  | { readonly build: AdBuild }
  | { readonly idle: true };

export type MarketLexicon = WordTable<Kind>;

/** Of a name that is long enough to be told without it. */
const ADJECTIVE = /(?<=\p{L}{4})(?:ая|ий|ый|ой|ое|ые|ие)$/u;

export function marketLexicon(breeds: readonly BreedNames[]): MarketLexicon {
  const named = breeds.flatMap(({ code, names }) =>
    names.map(
      (name) =>
        [
          { breeds: [code] },
          plainWords(name)
            .map((word) => word.replace(ADJECTIVE, ""))
            .join(" "),
        ] as const,
    ),
  );
  return wordTable<Kind>([
    ...named.filter(([, words]) => words !== ""),
    ...BREED_NICKNAMES.map(([codes, words]) => [{ breeds: codes.split(" ") }, words] as const),
    ...SEX_WORDS.map(([sex, words]) => [{ sex }, words] as const),
    ...AGE_WORDS.map(([age, words]) => [{ age }, words] as const),
    ...BUILD_WORDS.map(([build, words]) => [{ build }, words] as const),
    [{ idle: true }, IDLE_WORDS],
  ]);
}

const WORDS_MOST = 12;

export function readMarketWords(text: string, lexicon: MarketLexicon): WordsRead {
  const typed = (text.match(/[\p{L}\p{M}\p{N}'’*]+/gu) ?? []).slice(0, WORDS_MOST);
  const plain = typed.flatMap(plainWords);
  let [breeds, sex, age]: [readonly string[], Sex | null, AdAge | null] = [[], null, null];
  const said: AdBuild[] = [];
  const rest: string[] = [];
  for (let at = 0; at < typed.length;) {
    const found = findWord(plain, at, lexicon);
    const code = breedCode(typed, at);
    if (code !== null && (found === null || found.length === 1)) breeds = narrowed(breeds, [code]);
    else if (found === null) rest.push(typed[at]!);
    else if ("breeds" in found.meaning) breeds = narrowed(breeds, found.meaning.breeds);
    else if ("sex" in found.meaning) sex = found.meaning.sex;
    else if ("age" in found.meaning) age = found.meaning.age;
    else if ("build" in found.meaning) said.push(found.meaning.build);
    // "with white" is a colour.
    else rest.push(typed[at]!);
    at += code !== null ? 1 : (found?.length ?? 1);
  }
  const { builds, ...colour } = colourOf(rest, breeds, lexicon);
  return { breeds, sex, age, ...colour, builds: [...new Set([...said, ...builds])] };
}

/** "Scottish" and "fold" are the breeds of both; of two others either is meant. */
function narrowed(before: readonly string[], now: readonly string[]): readonly string[] {
  const both = before.filter((code) => now.includes(code));
  return before.length === 0 ? now : both.length > 0 ? both : [...before, ...now];
}

const CODE = /^[A-Za-z]{3}$/u;

/** An EMS code of a breed: in capitals, or as the first word before letters and numbers of a colour or alone. */
function breedCode(words: readonly string[], at: number): string | null {
  const word = words[at]!;
  if (!CODE.test(word)) return null;
  const isCode =
    word === word.toUpperCase() ||
    (at === 0 &&
      words.slice(1).every((other) => /^(?:[a-z]{1,2}|\d{2}|[a-z]{1,3}\d{2,})$/iu.test(other)));
  return isCode ? currentBreedCode(word) : null;
}

function colourOf(
  words: readonly string[],
  breeds: readonly string[],
  lexicon: MarketLexicon,
): Pick<WordsRead, "codes" | "patterns" | "builds" | "names"> {
  const numbers = words.filter((word) => /^\d{3,}$/u.test(word) || /\p{L}*\d{4,}/u.test(word));
  const rest = words.filter((word) => !numbers.includes(word));
  const isIdle = (word: string) => {
    const found = findWord(plainWords(word), 0, lexicon);
    return found !== null && "idle" in found.meaning;
  };
  // «с» alone is left of "with folded ears", and looks like the code of lilac.
  const isColour = rest.some((word) => !isIdle(word) || !/\p{Script=Cyrillic}/u.test(word));
  const read = readColour(isColour ? rest.join(" ") : "", breeds.length === 1 ? breeds[0]! : null);
  const names = read.unknown.flatMap((piece) => piece.split(" ")).filter((word) => !isIdle(word));
  const { codes, patterns, builds } = read;
  return { codes, patterns, builds, names: [...numbers, ...names] };
}

/** A colour in words or as an EMS code, as a filter: nothing is taken for granted that is not said. */
export function readColour(
  text: string,
  breed: string | null,
): Pick<WordsRead, "codes" | "patterns" | "builds"> & { readonly unknown: readonly string[] } {
  const { codes, extra, unknown } = emsFromWords(text, breed);
  const builds = AD_BUILDS.filter((one) => BUILD_CODES[one].some((code) => extra.includes(code)));
  if (COLOUR_KINDS.every((kind) => codes[kind] === null))
    return { codes: null, patterns: [], builds, unknown };
  const patterns: Pattern[] = [];
  const wanted = { ...codes };
  if (codes.main !== null && isAssumed(text, breed, codes.main, unknown)) {
    if (codes.main !== "n") patterns.push("tortie");
    wanted.main = null;
  }
  if (codes.tabby === "21") [wanted.tabby] = [null, patterns.push("tabby")];
  if (codes.white === "09") [wanted.white] = [null, patterns.push("white")];
  const hasCodes = COLOUR_KINDS.some((kind) => wanted[kind] !== null);
  return { codes: hasCodes ? { ...NO_COLOUR, ...wanted } : null, patterns, builds, unknown };
}

/** Of "silver" and "tortie" alone the reader takes black for granted; another colour before them takes its place. */
function isAssumed(
  text: string,
  breed: string | null,
  main: string,
  unknown: readonly string[],
): boolean {
  if (main !== "n" && main !== "f") return false;
  const other = emsFromWords(`cinnamon ${text}`, breed);
  return ["o", "q"].includes(other.codes.main ?? "") && other.unknown.length === unknown.length;
}
