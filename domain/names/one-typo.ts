import { nameKey } from "../cats/name-key.ts";
import type { TypedWord } from "./word-keys.ts";

/** Shorter words differ by a letter from too many others. */
export const SHORTEST_FORGIVEN = 4;

/** Letters of one script that are several by their sound. */
const LETTERS_OF_SEVERAL = "zh|ts|ch|sh|iu|ia|ks";
const ONE = "_";
const SEVERAL = "__";

/**
 * LIKE patterns that find the words that begin with this one but for a typing error: a letter replaced, left out, added, or
 * changed places with its neighbour. The parts before and behind the error keep their sound. They find a few more:
 * `isOneTypoFrom` leaves those out.
 */
export function oneTypoPatterns(word: TypedWord): string[] {
  return corrections(word).map((form) => `${form}%`);
}

export function isOneTypoFrom(word: TypedWord): (other: string) => boolean {
  const forms = corrections(word).map((form) =>
    form.replace(SEVERAL, `(?:${LETTERS_OF_SEVERAL})`).replace(ONE, "."),
  );
  const regex = new RegExp(`^(?:${forms.join("|")})`, "u");
  return (other) => forms.length > 0 && regex.test(other);
}

function corrections({ typed, key }: TypedWord): string[] {
  if (key.length < SHORTEST_FORGIVEN) return [];
  const letters = Array.from(typed);
  const before = (place: number) => nameKey(letters.slice(0, place).join(""));
  const after = (place: number) => nameKey(letters.slice(place).join(""));
  const forms = [
    ...letters.flatMap((_, place) =>
      [ONE, SEVERAL].flatMap((letter) => [
        before(place) + letter + after(place + 1),
        before(place) + letter + after(place),
      ]),
    ),
    ...letters.map((_, place) => before(place) + after(place + 1)),
    ...[...without(letters), ...exchanged(letters)].map(nameKey),
  ];
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST_FORGIVEN - 1);
}

const without = (letters: readonly string[]): string[] =>
  letters.map((_, place) => letters.toSpliced(place, 1).join(""));

const exchanged = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, place) =>
    letters
      .with(place, letter)
      .with(place + 1, letters[place]!)
      .join(""),
  );
