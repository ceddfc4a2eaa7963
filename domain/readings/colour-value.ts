/** A colour as printed: an EMS code, or words in many languages, misread letters put right. */
import { emsFromWords } from "../colours/ems/colour-words.ts";
import { WORDS } from "../colours/ems/colour-vocabulary.ts";
import { parseEms } from "../colours/ems/parse.ts";
import { plainWord } from "../plain-word.ts";
import { colourOnly, findEms } from "./find-ems.ts";
import { knownNames } from "./letters/known-names.ts";
import { inOneScript, nearWithin } from "./scripts.ts";

/** A code with its breed, where the paper says it; null if there is none, or none that such a cat can have. */
export function emsCodeIn(text: string, breed: string | null): string | null {
  const found = findEms(text)?.ems;
  if (found !== undefined) return found;
  const code = colourOnly(text.replace(/^\s*EMS\b[\s:.-]*/iu, ""));
  return code === null ? null : ofBreed(code, breed);
}

/** Null unless every word of it is understood. */
export function emsOfWords(text: string, breed: string | null): string | null {
  const printed = withWhite(text).split(/\s+/u).map(inOneScript).join(" ");
  const code = wholeColour(printed, breed) ?? wholeColour(proofread(printed, breed), breed);
  return code === null ? null : ofBreed(code, breed);
}

/** Whether most words of a line are of colours, a few of them misread. */
export function isNearlyColour(text: string): boolean {
  const words = withWhite(text)
    .split(/[\s,/-]+/u)
    .filter((word) => /\p{L}{3}/u.test(word))
    .map(plainWord)
    .filter((word) => !JOINING.has(word));
  const exact = words.filter((word) => COLOUR_WORDS.has(word)).length;
  const least = Math.max(2, words.length * MOST_OF_LINE);
  if (exact === 0 || words.length < least) return false;
  const isNear = (word: string) => LIKE_COLOURS.corrected(word) !== word;
  return exact >= least || exact + words.filter(isNear).length >= least;
}

const JOINING = new Set("with and mit und med och con avec".split(" "));

/** The last letter of "Weiß" is read as whatever is as high. */
const withWhite = (text: string) =>
  text.replaceAll(/(?<=\b[Ww]ei)(?:[BRg8]|fs|fi|l3)(?!\p{L})/gu, "ß");

function wholeColour(text: string, breed: string | null): string | null {
  const { ems, unknown } = emsFromWords(text, breed);
  return ems !== "" && unknown.every((piece) => !/\p{L}{2}|\d/u.test(piece)) ? ems : null;
}

/** A code as an ancestor's line has it: with the breed of the paper, and without what all cats of that breed have. */
export function emsOfPaper(ems: string, breed: string | null): string {
  if (breed === null || /^[A-Z]{3}\b/u.test(ems)) return ems;
  const bare = emsOfWords(ems, breed);
  const parsed = parseEms(`${breed} ${ems}`);
  // A single letter is no word: of "n 09 22" only the figures may be understood.
  const isWhole = bare !== null && (!parsed.ok || hasColour(bare));
  return isWhole ? bare : parsed.ok ? parsed.normalised : ems;
}

const hasColour = (ems: string) => /^[A-Z]{3} [a-z]/u.test(ems);

/** A colour of its own ("w 61") has its breed already. */
function ofBreed(code: string, breed: string | null): string | null {
  if (breed === null || /^[A-Z]{3}\b/u.test(code)) return code;
  const parsed = parseEms(`${breed} ${code}`);
  return parsed.ok ? parsed.normalised : null;
}

const KNOWN: readonly string[] = [
  ...new Set(WORDS.flatMap(([, words]) => words.split(/[, ]+/u)).filter((word) => word.length > 3)),
];
const COLOUR_WORDS: ReadonlySet<string> = new Set(
  WORDS.flatMap(([, words]) => words.split(/[, ]+/u)).filter((word) => word.length > 2),
);
const LIKE_COLOURS = knownNames(COLOUR_WORDS);
const MOST_OF_LINE = 0.6;
const ONE_MISTAKE_FROM = 5;
const TWO_MISTAKES_FROM = 9;

/** Words that are no colours become the only colour's that they nearly are. */
function proofread(text: string, breed: string | null): string {
  const unknown = new Set(
    emsFromWords(text, breed).unknown.flatMap((piece) => piece.split(/[\s-]+/u)),
  );
  return text
    .split(/(?<=[\s,/-])|(?=[\s,/-])/u)
    .map((word) => (unknown.has(word) ? (nearColourWord(plainWord(word)) ?? word) : word))
    .join("");
}

function nearColourWord(word: string): string | null {
  if (word.length < ONE_MISTAKE_FROM) return null;
  const near = KNOWN.filter((known) =>
    nearWithin(
      known,
      word.slice(0, Math.max(known.length, word.length - LONGEST_ENDING)),
      known.length < TWO_MISTAKES_FROM ? 1 : 2,
    ),
  );
  // "gestrcmt" is nearly "gestromt" and nothing shorter.
  const longest = Math.max(0, ...near.map(({ length }) => length));
  const best = near.filter(({ length }) => length === longest && length >= ONE_MISTAKE_FROM - 1);
  return best.length === 1 ? best[0]! : null;
}

const LONGEST_ENDING = 3;
