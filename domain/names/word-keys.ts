import { nameKey } from "../cats/name-key.ts";

const APOSTROPHES = /['’]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const HAS_DIGIT = /\d/u;

export interface TypedWord {
  /** In lower case. */
  readonly typed: string;
  /** By its sound; with digits as it is written. */
  readonly key: string;
}

/** The words of a text in their order. */
export function typedWords(text: string): TypedWord[] {
  return text
    .normalize("NFC")
    .replaceAll(APOSTROPHES, "")
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .map((typed) => ({ typed, key: HAS_DIGIT.test(typed) ? typed : nameKey(typed) }))
    .filter(({ key }) => key !== "");
}

/**
 * The words of a name by their sound, in their order; a word with digits as it is written. What is searched for is compared by
 * them, without accents, in either script. The database has the same rule, `word_keys`; a test compares the two.
 */
export function wordKeys(text: string): string[] {
  return typedWords(text).map(({ key }) => key);
}
