/** Whether one seller's words are another's: most pairs of neighbouring words are the same. */

/** Shorter texts are alike by chance. */
const COPIED_TEXT_MIN = 40;
const FEWEST_WORDS = 6;
/** A changed name in a description of fifteen words leaves three quarters. */
const ALIKE = 0.6;

function pairsOf(text: string): ReadonlySet<string> | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (text.length < COPIED_TEXT_MIN || words.length < FEWEST_WORDS) return null;
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

export function isCopied(text: string, other: string): boolean {
  const [pairs, others] = [pairsOf(text), pairsOf(other)];
  if (!pairs || !others) return false;
  const shared = pairs.intersection(others).size;
  return shared / (pairs.size + others.size - shared) >= ALIKE;
}
