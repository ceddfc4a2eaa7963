import { generationOf } from "../pedigree/positions.ts";
import type { Ancestry } from "./ancestry.ts";
import { UNKNOWN } from "./graph.ts";

/** How far paths are listed: 2,046 places. Older ancestors count in F but are not listed. */
export const LISTED_GENERATIONS = 10;
const CHAINS_LISTED = 6;
const ANCESTORS_WITH_CHAINS = 50;

/** A common ancestor of sire and dam, with the paths that lead to it from both. */
export interface CommonAncestor {
  /** Its index in the ancestry. */
  readonly cat: number;
  /** What it adds to F: the sum over its paths of ½^(members) · (1 + its own F). */
  readonly contribution: number;
  readonly paths: number;
  /** The shortest paths, for the ancestors that matter most: from the sire up to the ancestor, then down to the dam. */
  readonly chains: number[][];
}

/** F of an ancestor found at two places; the generations are the lengths of the two legs. */
export type InbreedingAt = (cat: number, leg: number, otherLeg: number) => number;

/**
 * Wright's paths in a pedigree drawn to a limited number of generations: up from the sire and down to the dam, no cat
 * twice. The largest contribution comes first.
 */
export function commonAncestors(
  { graph: { sires, dams }, sire, dam }: Ancestry,
  generations: number,
  inbreedingAt: InbreedingAt,
): CommonAncestor[] {
  const drawn = draw(sires, dams, sire, dam, generations);
  const [ofSire, ofDam] = placesOfBothSides(drawn);
  const found: FoundAncestor[] = [];
  for (const [cat, places] of ofSire) {
    const others = ofDam.get(cat);
    if (!others) continue;
    const meetings = pathsBetween(drawn, places, others);
    if (meetings.length === 0) continue;
    let contribution = 0;
    for (const [place, other] of meetings) {
      const [i, j] = [generationOf(place), generationOf(other)];
      contribution += (1 + inbreedingAt(cat, i, j)) / 2 ** (i + j - 1);
    }
    found.push({ cat, contribution, meetings });
  }
  return found
    .sort((a, b) => b.contribution - a.contribution || a.cat - b.cat)
    .map(({ cat, contribution, meetings }, rank) => ({
      cat,
      contribution,
      paths: meetings.length,
      chains: rank < ANCESTORS_WITH_CHAINS ? chainsOf(drawn, meetings) : [],
    }));
}

type Meeting = readonly [place: number, other: number];

interface FoundAncestor {
  readonly cat: number;
  readonly contribution: number;
  readonly meetings: readonly Meeting[];
}

/** The cat at each ahnentafel position; the kitten's own stays empty. */
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

/** Pairs of places whose legs share no younger cat: otherwise the lines would already have met there. */
function pathsBetween(
  drawn: Int32Array,
  places: readonly number[],
  others: readonly number[],
): Meeting[] {
  const below = places.map((place) => signature(drawn, place));
  const belowOther = others.map((other) => signature(drawn, other));
  const paths: Meeting[] = [];
  for (const [i, place] of places.entries()) {
    const one = below[i]!;
    for (let j = 0; j < others.length; j++)
      if ((one & belowOther[j]!) === 0 || !meetBefore(drawn, place, others[j]!))
        paths.push([place, others[j]!]);
  }
  return paths;
}

/** A bit for each younger cat on a leg: legs without a common bit share no cat. */
function signature(drawn: Int32Array, place: number): number {
  let bits = 0;
  for (let at = place >> 1; at > 1; at >>= 1)
    bits |= 1 << (Math.imul(drawn[at]!, 0x9e3779b1) >>> 27);
  return bits;
}

function meetBefore(drawn: Int32Array, place: number, other: number): boolean {
  for (let one = place >> 1; one > 1; one >>= 1)
    for (let two = other >> 1; two > 1; two >>= 1) if (drawn[one] === drawn[two]) return true;
  return false;
}

function chainsOf(drawn: Int32Array, meetings: readonly Meeting[]): number[][] {
  const shortest: Meeting[] = [];
  for (let length = 2; shortest.length < Math.min(CHAINS_LISTED, meetings.length); length++)
    for (const [one, two] of meetings)
      if (shortest.length < CHAINS_LISTED && generationOf(one) + generationOf(two) === length)
        shortest.push([one, two]);
  return shortest.map(([one, two]) => [...leg(drawn, one).reverse(), ...leg(drawn, two).slice(1)]);
}

/** From the ancestor down to the parent of the kitten. */
function leg(drawn: Int32Array, place: number): number[] {
  const cats: number[] = [];
  for (let position = place; position > 1; position >>= 1) cats.push(drawn[position]!);
  return cats;
}
