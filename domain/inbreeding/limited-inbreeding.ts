/**
 * F by the paths of a pedigree drawn to so many generations. Take a gene of the kitten that came from its sire and one
 * that came from its dam, and follow each back from cat to cat, at most n generations: the coefficient is the probability
 * that both are found to be copies of one gene. Both legs of every path that counts are so at most n long, those
 * by which a common ancestor is inbred itself among them.
 *
 * It is reckoned without listing paths: for lines p and q generations long that meet in an ancestor A, what they share
 * there for the first time is D = 1 - (R(sire, p-1, q-1) + R(dam, p-1, q-1)) / 4, with R = 1 + F of that parent for the
 * generations that are left to the two lines, and 0 where it is unknown or a line ends.
 */
import { generationsFromFounders, type PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { generationsAbove, type Generation } from "./lines.ts";

export interface LimitedInbreeding {
  /** F of a cat for lines of at most so many generations each, from the cat on. */
  (cat: number, generations: number, ofOtherLine?: number): number;
}

/** Where a cat stands above another, and by how many routes it is reached there. */
type Place = [generation: number, routes: number];

/**
 * For lines of at most `longest` generations.
 * @throws {CyclicPedigree} where a cat is its own ancestor
 */
export function limitedInbreeding(graph: PedigreeGraph, longest: number): LimitedInbreeding {
  const { sires, dams } = graph;
  // How many generations the longest known line above each cat has.
  const depth = generationsFromFounders(graph);
  const exact = inbreedingOfAll(graph);
  const above = new Map<number, Generation[]>();
  const known = new Map<number, number>();
  const most =
    Math.min(
      longest,
      depth.reduce((a, b) => Math.max(a, b), 0),
    ) + 1;

  const lines = (cat: number): Generation[] => {
    let found = above.get(cat);
    if (!found) above.set(cat, (found = [...generationsAbove(graph, cat, most)]));
    return found;
  };

  const inbreeding: LimitedInbreeding = (cat, generations, ofOtherLine = generations) => {
    const sire = sires[cat]!;
    const dam = dams[cat]!;
    // No line from this cat is longer than the pedigree above it, and which line is which makes no difference.
    const p = Math.min(Math.max(generations, ofOtherLine), depth[cat]!);
    const q = Math.min(generations, ofOtherLine, depth[cat]!);
    if (sire < 0 || dam < 0 || q < 1) return 0;
    // Where the pedigree ends before the lines do, they are all there is.
    if (q === depth[cat]!) return exact[cat]!;
    const key = (cat * most + p) * most + q;
    let value = known.get(key);
    if (value === undefined) {
      value = relationship(sire, p - 1, dam, q - 1);
      value = (p === q ? value : (value + relationship(sire, q - 1, dam, p - 1)) / 2) / 2;
      known.set(key, value);
    }
    return value;
  };

  const relationship = (one: number, p: number, other: number, q: number): number => {
    const meetings = placesOf(lines(other), q);
    let sum = 0;
    const ofOne = lines(one);
    for (let k = 0; k <= p && k < ofOne.length; k++) {
      const { cats, routes } = ofOne[k]!;
      for (const [i, cat] of cats.entries())
        for (const [l, others] of meetings.get(cat) ?? [])
          sum += ((routes[i]! * others) / 2 ** (k + l)) * ownShare(cat, p - k, q - l);
    }
    return sum;
  };

  const ownShare = (cat: number, p: number, q: number): number => {
    if (p < 1 || q < 1) return 1;
    const sire = sires[cat]!;
    const dam = dams[cat]!;
    return (
      1 -
      ((sire >= 0 ? 1 + inbreeding(sire, p - 1, q - 1) : 0) +
        (dam >= 0 ? 1 + inbreeding(dam, p - 1, q - 1) : 0)) /
        4
    );
  };

  return inbreeding;
}

/** The places of each cat in the first generations of the lines above another. */
function placesOf(lines: readonly Generation[], generations: number): Map<number, Place[]> {
  const places = new Map<number, Place[]>();
  for (let generation = 0; generation <= generations && generation < lines.length; generation++) {
    const { cats, routes } = lines[generation]!;
    for (const [i, cat] of cats.entries()) {
      const ofCat = places.get(cat);
      if (ofCat) ofCat.push([generation, routes[i]!]);
      else places.set(cat, [[generation, routes[i]!]]);
    }
  }
  return places;
}
