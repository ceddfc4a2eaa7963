/**
 * Ahnentafel numbering: 1 is the cat itself, 2n the sire of n, 2n + 1 its dam. A position encodes the whole path, so a
 * pedigree is a flat list and a bound on the position also ends a recursion over bad data.
 */

/** Generations of ancestors that a pedigree shows (spec §9). */
export const PEDIGREE_GENERATIONS = 4;
/** 2 + 4 + 8 + 16. */
export const ANCESTOR_COUNT = 2 ** (PEDIGREE_GENERATIONS + 1) - 2;
/** The last position of the fourth generation. */
export const LAST_POSITION = 2 ** (PEDIGREE_GENERATIONS + 1) - 1;

export function sireOf(position: number): number {
  return position * 2;
}

export function damOf(position: number): number {
  return position * 2 + 1;
}

/** The position of the child of the cat at this one; 2 and 3 are the cat's own parents. */
export function childOf(position: number): number {
  return Math.floor(position / 2);
}

/** 0 for the cat, 1 for its parents, 2 for grandparents. Positions are whole numbers from 1. */
export function generationOf(position: number): number {
  return 31 - Math.clz32(position);
}

/** The sex required at this position: sires have even numbers. */
export function sexAt(position: number): "male" | "female" {
  return position % 2 === 0 ? "male" : "female";
}

/** The depth of a chart of descendants; beyond it, people search rather than read. */
export const MOST_GENERATIONS_DOWN = 6;
