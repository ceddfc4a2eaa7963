/** Finds words of a table in a text: with their endings, and as phrases. */
import { plainWord } from "../plain-word.ts";

interface Phrase<Meaning> {
  readonly stems: readonly string[];
  readonly meaning: Meaning;
}

export interface WordFound<Meaning> {
  readonly meaning: Meaning;
  /** How many words it takes. */
  readonly length: number;
}

const LEAST_STEM = 4;
const LEAST_STEM_OF_PHRASE = 3;
const LONGEST_ENDING = 4;

export type WordTable<Meaning> = readonly Phrase<Meaning>[];

export function wordTable<Meaning>(
  rows: Iterable<readonly [meaning: Meaning, words: string]>,
): WordTable<Meaning> {
  return [...rows].flatMap(([meaning, words]) =>
    words.split(", ").map((phrase) => ({ meaning, stems: phrase.split(" ") })),
  );
}

/** The longest phrase that begins at a word; among those of a length the one with the most letters. */
export function findWord<Meaning>(
  words: readonly string[],
  at: number,
  table: WordTable<Meaning>,
): WordFound<Meaning> | null {
  let best: WordFound<Meaning> | null = null;
  let bestLetters = 0;
  for (const { stems, meaning } of table) {
    const least = stems.length > 1 ? LEAST_STEM_OF_PHRASE : LEAST_STEM;
    if (!stems.every((stem, i) => fits(words[at + i], stem, least))) continue;
    const letters = stems.join("").length;
    const isBetter =
      best === null ||
      stems.length > best.length ||
      (stems.length === best.length && letters > bestLetters);
    if (isBetter) [best, bestLetters] = [{ meaning, length: stems.length }, letters];
  }
  return best;
}

function fits(word: string | undefined, stem: string, least: number): boolean {
  if (word === undefined || !word.startsWith(stem)) return false;
  const ending = word.length - stem.length;
  return ending === 0 || (stem.length >= least && ending <= LONGEST_ENDING);
}

/** The words of a text as tables have them. */
export function plainWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}'’*]+/gu) ?? []).map(plainWord);
}
