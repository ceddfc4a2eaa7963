import { generationOf } from "../positions.ts";
import type { Ancestry } from "./ancestry.ts";
import { UNKNOWN } from "./graph.ts";

/** How far paths are listed: 2,046 places. Older ancestors count in F, but are not told one by one. */
export const LISTED_GENERATIONS = 10;
const CHAINS_LISTED = 6;

/** A common ancestor of sire and dam, with the paths by which both come from it. */
export interface CommonAncestor {
  /** Its place in the ancestry. */
  readonly cat: number;
  /** What it adds to F: over its paths ½^(members) · (1 + its own F). */
  readonly contribution: number;
  readonly paths: number;
  /** The shortest paths: the sire, on to the ancestor, and down to the dam. */
  readonly chains: readonly (readonly number[])[];
}

/** F of an ancestor at two places, whose generations are the lengths of the legs. */
export type InbreedingAt = (cat: number, leg: number, otherLeg: number) => number;

/**
 * Wright's paths in a pedigree drawn to so many generations: up from the sire and down to the dam, no cat twice.
 * The greatest contribution first.
 */
export function commonAncestors(
  { graph: { sires, dams }, sire, dam }: Ancestry,
  generations: number,
  inbreedingAt: InbreedingAt,
): CommonAncestor[] {
  const drawn = draw(sires, dams, sire, dam, generations);
  const [ofSire, ofDam] = placesOfBothSides(drawn);
  const found: CommonAncestor[] = [];
  for (const [cat, places] of ofSire) {
    const others = ofDam.get(cat);
    if (!others) continue;
    let contribution = 0;
    const pairs: [number, number][] = [];
    for (const place of places) {
      for (const other of others) {
        if (meetBefore(drawn, place, other)) continue;
        const [i, j] = [generationOf(place), generationOf(other)];
        contribution += (1 + inbreedingAt(cat, i, j)) / 2 ** (i + j - 1);
        pairs.push([place, other]);
      }
    }
    if (pairs.length > 0)
      found.push({ cat, contribution, paths: pairs.length, chains: chainsOf(drawn, pairs) });
  }
  return found.sort((a, b) => b.contribution - a.contribution || a.cat - b.cat);
}

/** The cat at each ahnentafel position; the kitten's own is not filled. */
function draw(
  sires: Int32Array,
  dams: Int32Array,
  sire: number,
  dam: number,
  generations: number,
): Int32Array {
  const drawn = new Int32Array(2 ** (generations + 1)).fill(UNKNOWN);
  drawn[2] = sire;
  drawn[3] = dam;
  for (let position = 4; position < drawn.length; position++) {
    const child = drawn[position >> 1]!;
    if (child >= 0) drawn[position] = (position % 2 === 0 ? sires : dams)[child]!;
  }
  return drawn;
}

type Places = Map<number, number[]>;

function placesOfBothSides(drawn: Int32Array): [ofSire: Places, ofDam: Places] {
  const sides: [Places, Places] = [new Map(), new Map()];
  for (let position = 2; position < drawn.length; position++) {
    const cat = drawn[position]!;
    if (cat < 0) continue;
    const side = sides[(position >> (generationOf(position) - 1)) & 1]!;
    const places = side.get(cat);
    if (places) places.push(position);
    else side.set(cat, [position]);
  }
  return sides;
}

/** Whether a younger cat stands on both legs: then the lines have met before, and the path is no path. */
function meetBefore(drawn: Int32Array, place: number, other: number): boolean {
  for (let one = place >> 1; one > 1; one >>= 1)
    for (let two = other >> 1; two > 1; two >>= 1) if (drawn[one] === drawn[two]) return true;
  return false;
}

function chainsOf(drawn: Int32Array, pairs: readonly (readonly [number, number])[]): number[][] {
  const length = ([one, two]: readonly [number, number]) => generationOf(one) + generationOf(two);
  return pairs
    .toSorted((a, b) => length(a) - length(b))
    .slice(0, CHAINS_LISTED)
    .map(([one, two]) => [...leg(drawn, one).reverse(), ...leg(drawn, two).slice(1)]);
}

/** From the ancestor down to the parent of the kitten. */
function leg(drawn: Int32Array, place: number): number[] {
  const cats: number[] = [];
  for (let position = place; position > 1; position >>= 1) cats.push(drawn[position]!);
  return cats;
}
