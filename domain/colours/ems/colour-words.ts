/** Colour words of FIFe, TICA, CFA and breeders to EMS codes. The way back is `breedColourWords` (`coat-words.ts`). */
import { currentBreedCode } from "./breed-codes.ts";
import { breedRule, withoutImplied } from "./breed-rules.ts";
import { type ColourCodes, NO_COLOUR } from "./codes.ts";
import { coatOf, noteMeaning, type Noted, nothingNoted } from "./colour-meanings.ts";
import { plainWord } from "../../plain-word.ts";
import { type Lexicon, lexicon, match } from "./colour-lexicon.ts";
import { BREED_WORDS, EYE_NOUNS, EYE_WORDS, EYES, GLOVES, WORDS } from "./colour-vocabulary.ts";
import { parseEms } from "./parse.ts";
import { emsText, sortExtra } from "./write.ts";

export interface ColourReading {
  /** The breed, if an EMS code among the words names one. */
  readonly breed: string | null;
  readonly codes: ColourCodes;
  readonly extra: readonly string[];
  /** The colour's EMS code without the breed, as the registry writes it; empty if nothing was understood. */
  readonly ems: string;
  /** Pieces of the text that are no colour, or contradict another. Never dropped: say them. */
  readonly unknown: readonly string[];
}

const GENERAL = lexicon([
  ...WORDS,
  ...EYE_WORDS.map(([code, words]) => [`e:${code}`, words] as const),
  [GLOVES, "white gloves, gloves, gloved, white feet, белые перчатки, белые лапки, weisse pfoten"],
]);
const NOUNS = lexicon([["noun", EYE_NOUNS]]);
const EYE_COLOURS = lexicon(EYES.map(([code, words]) => [`e:${code}`, words] as const));
const OF_BREED: ReadonlyMap<string, Lexicon> = new Map(
  [...new Set(BREED_WORDS.flatMap(([breeds]) => breeds.split(" ")))].map((breed) => [
    breed,
    lexicon(
      BREED_WORDS.filter(([breeds]) => breeds.split(" ").includes(breed)).map(
        ([, meanings, words]) => [meanings, words] as const,
      ),
    ),
  ]),
);

interface Word {
  /** As it stands in the text. */
  readonly text: string;
  readonly plain: string;
  /** Which part between commas and brackets. */
  readonly segment: number;
  taken: boolean;
}

/**
 * Reads a colour in words, in an EMS code, or both ("black silver classic tabby, ns 22"). Of a breed its own words are
 * understood ("ruddy"), and what all its cats have is left out, as in a pedigree.
 */
export function emsFromWords(text: string, breedCode: string | null = null): ColourReading {
  const length = lengthOfColour(text);
  const words = wordsOf(text.slice(0, length));
  const beyond = text.slice(length).trim();
  const noted = nothingNoted();
  const coded = readCodes(words, noted);
  const breed = (breedCode === null ? null : currentBreedCode(breedCode)) ?? coded.breed;
  readEyes(words, noted);
  readWords(words, breed, noted);
  readLoneCode(words, noted);
  const coat = coatOf(noted, breedRule(breed));
  const parsed = parseEms(coat);
  const read = parsed.ok ? parsed : { codes: { ...NO_COLOUR }, extra: [] };
  const codes = withoutImplied(breed, read.codes);
  const extra = sortExtra([...new Set([...read.extra, ...coded.flags])]);
  return {
    breed: coded.breed,
    codes,
    extra,
    ems: emsText(null, codes, extra),
    unknown: [...joined(words), ...noted.unknown, ...(beyond === "" ? [] : [beyond])],
  };
}

/** No colour needs more; in a longer text every word would be held against all behind it. */
const LONGEST_COLOUR = 300;

/** How much of a text is read: all, or whole words. */
function lengthOfColour(text: string): number {
  if (text.length <= LONGEST_COLOUR) return text.length;
  const words = /^.*[\s,;()[\]/|]/su.exec(text.slice(0, LONGEST_COLOUR));
  return words?.[0].length ?? LONGEST_COLOUR;
}

function wordsOf(text: string): Word[] {
  return text
    .replace(GROWN_TOGETHER, "$1 ")
    .split(NO_CODE)
    .flatMap((piece, i) => (i % 2 > 0 ? [[piece]] : piece.split(/[,;()[\]/|\n]+/u).map(wordsIn)))
    .flatMap((part, segment) =>
      part.map((word) => ({
        text: word,
        plain: CZECH_FAWN.test(word) ? "fawn" : plainWord(word),
        segment,
        taken: false,
      })),
    );
}

/** The figures of a day, a chip or a number of a registry are no codes; several codes may stand together behind a letter. */
const NO_CODE =
  /((?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d(?:[ .-]?\d){14})(?!\d)|(?<![\p{L}\d])(?:\d{3}|\d{5,})(?!\d)|\p{L}{3,12}-\d{3,}[\d-]*)/u;

const wordsIn = (part: string): readonly string[] =>
  part.match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d\s&+.:'"„“”«»–—-]+/gu) ?? [];

/** Fawn by its accent; without it "plava" is blue, as Croats and Serbs write. */
const CZECH_FAWN = /^plav[áéíý]$/iu;

/** `BRId22`, `MCOn0923`: capitals are the breed. */
const GROWN_TOGETHER = /(?<!\p{L})(\p{Lu}{3})(?=\p{Ll}{1,3}(?:\d|[\s,;]|$))/gu;

/** EMS codes: a part of the text that is nothing else, or the part's beginning or end with its numbers. */
function readCodes(
  words: readonly Word[],
  noted: Noted,
): { breed: string | null; flags: string[] } {
  let breed: string | null = null;
  const flags: string[] = [];
  for (const part of Map.groupBy(words, ({ segment }) => segment).values()) {
    const piece = emsPiece(part);
    if (piece === null) continue;
    breed ??= piece.parsed.breed;
    const { codes, extra } = piece.parsed;
    for (const [kind, code] of Object.entries(codes))
      if (code !== null) noteMeaning(noted, `ems:${kind}:${code}`, code);
    for (const code of extra) {
      if (code.startsWith("1")) noteMeaning(noted, `t:${code}`, code);
      else if (/^[5-8]/u.test(code)) noteMeaning(noted, `x:${code}`, code);
      else flags.push(code);
    }
    for (const word of piece.words) word.taken = true;
  }
  return { breed, flags };
}

/** Number by number, so that the known ones are read beside an unknown one. */
function emsPiece(part: readonly Word[]) {
  const whole = emsOf(part);
  if (whole) return whole;
  const isShort = part.every(({ text }) => text.length <= 3);
  if (!isShort && !part.some(({ text }) => /^(?:\d\d)+$/u.test(text))) return null;
  for (const [from, first] of part.entries()) {
    if (!emsOf([first])) continue;
    const words: Word[] = [];
    for (const word of part.slice(from)) if (emsOf([...words, word])) words.push(word);
    const isCode =
      words.length > 1 || part.slice(from + 1).every(({ text }) => /^\d|^\p{L}{1,2}$/u.test(text));
    if (isCode) return emsOf(words);
  }
  return null;
}

function emsOf(words: readonly Word[]) {
  const parsed = parseEms(words.map(({ text }) => text).join(" "));
  return parsed.ok ? { words, parsed } : null;
}

/** "blue eyes", "Augen: blau": the colour beside the noun is the eyes'. */
function readEyes(words: Word[], noted: Noted): void {
  const plain = words.map(({ plain }) => plain);
  for (const [at, word] of words.entries()) {
    const noun = match(plain, at, NOUNS);
    if (noun === null || word.taken) continue;
    const beside = [2, 1].map((before) => at - before).concat(at + noun.length);
    for (const from of beside) {
      const found = words[from]?.segment === word.segment ? match(plain, from, EYE_COLOURS) : null;
      const to = from + (found?.length ?? 0);
      if (
        found === null ||
        (from < at && to !== at) ||
        words.slice(from, to).some(({ taken }) => taken)
      )
        continue;
      const span = words.slice(Math.min(from, at), Math.max(to, at + noun.length));
      noteMeaning(noted, found.meanings[0]!, span.map(({ text }) => text).join(" "));
      for (const one of span) one.taken = true;
      break;
    }
  }
}

function readWords(words: Word[], breed: string | null, noted: Noted): void {
  const own = OF_BREED.get(breed ?? "");
  const plain = words.map(({ plain, taken }) => (taken ? "" : plain));
  for (let at = 0; at < words.length;) {
    const end = words.findIndex(({ segment }) => segment > words[at]!.segment);
    const phrase = plain.slice(0, end < 0 ? plain.length : end);
    const found = plain[at] === "" ? null : match(phrase, at, ...(own ? [own] : []), GENERAL);
    const span = words.slice(at, at + (found?.length ?? 1));
    const text = span.map((word) => word.text).join(" ");
    for (const meaning of found?.meanings ?? []) noteMeaning(noted, meaning, text);
    if (found) for (const word of span) word.taken = true;
    at += span.length;
  }
}

/** "n unheard": letters of a code beside words of which none is a colour. */
function readLoneCode(words: Word[], noted: Noted): void {
  if (noted.letters.size > 0) return;
  const word = words.find((one) => !one.taken && /^[a-z]{1,3}$/u.test(one.text));
  const code = word && emsOf([word]);
  if (!word || !code?.parsed.codes.main) return;
  noteMeaning(noted, `ems:main:${code.parsed.codes.main}`, word.text);
  if (code.parsed.codes.gold) noteMeaning(noted, `g:${code.parsed.codes.gold}`, word.text);
  word.taken = true;
}

/** What nothing has taken, neighbours together. */
function joined(words: readonly Word[]): string[] {
  const pieces: string[] = [];
  let before: Word | undefined;
  for (const word of words) {
    if (!word.taken && before && !before.taken && before.segment === word.segment)
      pieces[pieces.length - 1] += ` ${word.text}`;
    else if (!word.taken) pieces.push(word.text);
    before = word;
  }
  return pieces;
}
