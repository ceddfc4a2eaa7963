import { nameKey } from "../cats/name-key.ts";

const APOSTROPHES = /['’]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const HAS_DIGIT = /\d/u;

/**
 * The words of a name by their sound, in their order; a word with digits as it is written. What is searched for is compared by
 * them, without accents, in either script. The database has the same rule, `word_keys`; a test compares the two.
 */
export function wordKeys(text: string): string[] {
  return text
    .normalize("NFC")
    .replaceAll(APOSTROPHES, "")
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .map((word) => (HAS_DIGIT.test(word) ? word : nameKey(word)))
    .filter((key) => key !== "");
}
