/** Shorter words differ by a letter from too many others. */
export const SHORTEST_FORGIVEN = 4;

/**
 * LIKE patterns for the words that begin with this one but for a typing error: a letter replaced, left out, added, or changed
 * places with its neighbour. The first letter is right, or it is only replaced. Expects a word of `wordKeys`.
 */
export function oneTypoPatterns(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < SHORTEST_FORGIVEN) return [];
  const before = (place: number) => letters.slice(0, place).join("");
  const after = (place: number) => letters.slice(place).join("");
  const patterns = letters.flatMap((letter, place) => [
    `${before(place)}_${after(place + 1)}%`,
    ...(place > 0
      ? [`${before(place)}${after(place + 1)}%`, `${before(place)}_${after(place)}%`]
      : []),
    ...(place > 0 && place < letters.length - 1
      ? [`${before(place)}${letters[place + 1]}${letter}${after(place + 2)}%`]
      : []),
  ]);
  return [...new Set(patterns)];
}
