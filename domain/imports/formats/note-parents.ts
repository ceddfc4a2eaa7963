/** Both parents of a cat in notes by letters or short words before their names. */
import { isName } from "../sections.ts";
import { NOTE_TITLES } from "./note-pieces.ts";

/** Sire and dam by their letters, of which each alone may be anything: "e: A", "u: B" are efter and under. */
const LETTERS_OF_PARENTS: readonly (readonly [string, string])[] = [
  ["e", "u"],
  ["v", "m"],
  ["s", "d"],
  ["f", "m"],
  ["o", "m"],
  ["i", "e"],
  ["о", "м"],
  ["б", "м"],
];
const LETTER_BEFORE = /^(\p{L})[.:]\s*(\S.*)$/u;

/** "e. Boris u. Zita", in one piece. */
const BOTH = /^((\p{L})[.:]\s*\S.*?)[,;]?\s+((\p{L})[.:]\s*\p{Lu}.*)$/u;

function bothParted(piece: string): readonly string[] {
  const [, first = "", one = "", second = "", other = ""] = BOTH.exec(piece) ?? [];
  const isPair = LETTERS_OF_PARENTS.some(([sire, dam]) => sire === one && dam === other);
  return isPair ? [first, second] : [piece];
}

/** The pieces of a line with the words for those letters. */
export function withParents(written: readonly string[]): readonly string[] {
  const pieces = written.flatMap(bothParted);
  const read = pieces.map((piece) => LETTER_BEFORE.exec(piece));
  const placeOf = (letter: string) =>
    read.findIndex((each) => each?.[1]!.toLowerCase() === letter && isName(each[2]));
  for (const [sire, dam] of LETTERS_OF_PARENTS) {
    const [father, mother] = [placeOf(sire), placeOf(dam)];
    if (father < 0 || mother < 0) continue;
    return pieces
      .with(father, `${NOTE_TITLES.father}: ${read[father]![2]!}`)
      .with(mother, `${NOTE_TITLES.mother}: ${read[mother]![2]!}`);
  }
  return pieces;
}
