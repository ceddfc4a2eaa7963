/**
 * F by the paths of a pedigree drawn to n generations. Take one gene of the kitten from its sire and one from its dam,
 * and follow each back from cat to cat for at most n generations: the coefficient is the probability that both turn out
 * to be copies of one gene. So both legs of every counted path are at most n long, including the paths by which a
 * common ancestor is itself inbred.
 *
 * No paths are listed. For lines of p and q generations that meet in an ancestor A, the part they first share there is
 * D = 1 - (R(sire, p-1, q-1) + R(dam, p-1, q-1)) / 4, with R = 1 + F of that parent for the generations left to the two
 * lines, and 0 if it is unknown or a line ends.
 */
import { generationsFromFounders, type PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { generationsAbove, type Generation } from "./lines.ts";

export interface LimitedInbreeding {
  /** F of a cat for lines of at most this many generations each, counted from the cat. */
  (cat: number, generations: number, ofOtherLine?: number): number;
}

/** The generation in which a cat is found above another, and the number of routes that lead to it there. */
type Place = [generation: number, routes: number];

/**
 * For lines of at most `longest` generations.
 * @throws {CyclicPedigree} if a cat is its own ancestor
 */
export function limitedInbreeding(graph: PedigreeGraph, longest: number): LimitedInbreeding {
  const { sires, dams } = graph;
  // The length in generations of the longest known line above each cat.
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
    // No line from this cat is longer than its pedigree, and the order of the two lines makes no difference.
    const p = Math.min(Math.max(generations, ofOtherLine), depth[cat]!);
    const q = Math.min(generations, ofOtherLine, depth[cat]!);
    if (sire < 0 || dam < 0 || q < 1) return 0;
    // If the pedigree ends before the lines do, nothing is cut off.
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

/** Each cat's places in the first generations of these lines. */
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
