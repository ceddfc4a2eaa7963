/** Words of a file that are accounted for: they stand in the table that was read, or only say what others mean. */
import { monthNamed } from "../../months.ts";
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import { plainWord } from "../../plain-word.ts";
import { breedOfForeignName } from "../breeds/breed-names.ts";
import { isDitto } from "../ditto.ts";
import { ideasOf } from "../headings/heading-ideas.ts";
import type { HeadingIdea } from "../headings/heading-words.ts";
import { isFootOfPage } from "../rows/row-remarks.ts";
import { isTotal } from "../rows/totals.ts";
import { seenIn } from "../rows/seen-above.ts";
import { isTally, sectionOf } from "../sections.ts";
import { isEntireWord, isNeuteredWord, isNothing, readSex } from "../values.ts";

/** A day or a number with signs is one word: of its figures each may stand anywhere. */
const WORD = /[\p{L}\p{M}]+|\p{N}+(?:[.,:/-]\p{N}+)*/gu;
/** Shorter ones count, letter or point at something. */
const LEAST_LETTERS = 2;
const LEAST_FIGURES = 3;

/** Words of headings that are as often what a cell has to say: "white", "neutered", "died". */
const ALSO_VALUES: ReadonlySet<HeadingIdea> = new Set([
  "white",
  "silver",
  "pattern",
  "neuter",
  "death",
] as const);

/** What some cells say. */
export interface Said {
  readonly cells: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export function saidBy(cells: Iterable<string>): Said {
  const whole = new Set(cells);
  const words = new Set<string>();
  for (const cell of whole) for (const word of wordsOf(cell)) words.add(word.toLowerCase());
  return { cells: whole, words };
}

/** "of", "du", "x": between what a title has to say. */
export function saidBetween({ cells }: Said): Said {
  const words = [...cells].flatMap(wordsOf).filter((word) => /^\p{Ll}{2,3}$/u.test(word));
  return { cells: new Set(), words: new Set(words) };
}

/** The cells of a row of the source that say something beyond what is said. */
export function beyond(
  row: readonly string[],
  said: readonly Said[],
  codes: ReadonlySet<string>,
): string[] {
  const isSaid = (word: string) => said.some(({ words }) => words.has(word.toLowerCase()));
  // "3.4.2018/5.6.2023": two days.
  const areSaid = (parts: readonly string[]) =>
    parts.length > 1 && parts.every((part) => isLong(part) && isSaid(part));
  const isKnown = (word: string) =>
    !isLong(word) || isSaid(word) || areSaid(word.split(/[/-]/u)) || isLabel(word);
  return row.filter(
    (cell) =>
      !said.some(({ cells }) => cells.has(cell)) &&
      !wordsOf(cell).every(isKnown) &&
      !codes.has(cell.trim().toLowerCase()) &&
      !isUnderstood(cell),
  );
}

const wordsOf = (cell: string): readonly string[] => cell.match(WORD) ?? [];

const isLong = (word: string) =>
  /\p{N}/u.test(word)
    ? word.replaceAll(/\P{N}/gu, "").length >= LEAST_FIGURES
    : word.length >= LEAST_LETTERS;

function isLabel(word: string): boolean {
  if (/\p{N}/u.test(word)) return false;
  const plain = plainWord(word);
  const ideas = ideasOf(plain);
  const isOfHeading = ideas.length > 0 && !ideas.some((idea) => ALSO_VALUES.has(idea));
  return isOfHeading || monthNamed(plain) !== null || isTotal(word);
}

/** What is read into other words: "QUEENS", "=== MCO - Maine Coon ===", "see Boris", "ditto"; sums and the feet of pages are no cat's. */
function isUnderstood(cell: string): boolean {
  const isPointer = isNothing(cell) || isDitto(cell) || seenIn(cell) !== null;
  if (isPointer || isTally(cell) || isFootOfPage(cell) || isBreed(cell)) return true;
  const section = sectionOf(cell);
  if (readSex(cell) !== null || section?.sex !== undefined) return wordsOf(cell).every(saysSex);
  return section?.breed !== undefined && cell.split(BETWEEN).filter(Boolean).every(saysBreed);
}

const BETWEEN = /\s*[-–—:/|=()]+\s*/u;
const saysSex = (word: string) =>
  !isLong(word) ||
  isLabel(word) ||
  readSex(word) !== null ||
  sectionOf(word)?.sex !== undefined ||
  isNeuteredWord(plainWord(word)) ||
  isEntireWord(plainWord(word));
const saysBreed = (part: string) =>
  isBreed(part) || wordsOf(part).every((word) => !isLong(word) || isLabel(word));
const isBreed = (text: string) =>
  breedOfForeignName(text) !== null ||
  (/^[A-Z]{3}$/u.test(text.trim()) && currentBreedCode(text.trim()) !== null);
