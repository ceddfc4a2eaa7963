/** Finds the words of a vocabulary in a text: inflected, as phrases, and grown together ("schwarzweiß", "силпойнт"). */
import { ENDINGS } from "./colour-vocabulary.ts";

export interface Match {
  readonly meanings: readonly string[];
  /** How many words it takes. */
  readonly length: number;
}

interface Entry {
  readonly stems: readonly string[];
  readonly meanings: readonly string[];
}

export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

export function lexicon(rows: readonly (readonly [meanings: string, words: string])[]): Lexicon {
  const entries = rows.flatMap(([meanings, words]) =>
    words
      .split(", ")
      .map((phrase) => ({ stems: phrase.split(" "), meanings: meanings.split(" ") })),
  );
  return Map.groupBy(entries, ({ stems }) => stems[0]!);
}

/** The longest entry that begins at a word. */
export function match(
  words: readonly string[],
  at: number,
  ...lexica: readonly Lexicon[]
): Match | null {
  let best: (Match & { readonly letters: number }) | null = null;
  for (const entries of lexica) {
    for (const { stems, meanings } of candidates(words[at]!, entries)) {
      const letters = stems.join("").length;
      const isLonger =
        best === null ||
        stems.length > best.length ||
        (stems.length === best.length && letters > best.letters);
      if (isLonger && stems.every((stem, i) => isInflected(words[at + i], stem)))
        best = { meanings, length: stems.length, letters };
    }
    // A breed's own words come first.
    if (best !== null) return best;
  }
  const parts = words[at]!.length >= LEAST_COMPOUND ? compound(words[at]!, lexica) : null;
  return parts && { meanings: parts, length: 1 };
}

function isInflected(word: string | undefined, stem: string): boolean {
  if (word === undefined || !word.startsWith(stem)) return false;
  return word === stem || (stem.length >= LEAST_STEM && ENDINGS.has(word.slice(stem.length)));
}

const LEAST_STEM = 3;
const LEAST_COMPOUND = 6;
const LONGEST_ENDING = 4;

function* candidates(word: string, entries: Lexicon): Generator<Entry> {
  for (let length = word.length; length >= Math.max(1, word.length - LONGEST_ENDING); length--)
    yield* entries.get(word.slice(0, length)) ?? [];
}

/** The parts of a word grown together, all known; null if one is not. */
function compound(word: string, lexica: readonly Lexicon[]): readonly string[] | null {
  for (let length = word.length - LEAST_STEM; length >= LEAST_STEM; length--) {
    const first = single(word.slice(0, length), lexica, true);
    if (first === null) continue;
    for (const rest of [word.slice(length), word.slice(length).replace(/^[oоеs]/u, "")]) {
      if (rest.length < LEAST_STEM) continue;
      const others = single(rest, lexica, false) ?? compound(rest, lexica);
      if (others) return [...first, ...others];
    }
  }
  return null;
}

function single(
  word: string,
  lexica: readonly Lexicon[],
  isExact: boolean,
): readonly string[] | null {
  for (const entries of lexica)
    for (const entry of candidates(word, entries))
      if (
        entry.stems.length === 1 &&
        (isExact ? word === entry.stems[0] : isInflected(word, entry.stems[0]!))
      )
        return entry.meanings;
  return null;
}
