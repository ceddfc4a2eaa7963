import { type PedigreeGraph, UNKNOWN } from "./graph.ts";

/** Some cats and their known ancestors, as a small separate pedigree. */
export interface Gathered {
  readonly sires: number[];
  readonly dams: number[];
  /** Each cat's index in the original pedigree. */
  readonly origin: number[];
  /** The index here of a requested cat, `UNKNOWN` for an unknown one. */
  placeOf(cat: number): number;
}

/**
 * Gathers cats (indices in the pedigree; below 0: unknown) with their ancestors. With a limit it keeps every parent link
 * that some route reaches within so many generations, counting the cats themselves as the first, and cuts off the rest.
 */
export function gatherAncestors(
  { sires, dams }: PedigreeGraph,
  cats: Iterable<number>,
  generations = Infinity,
): Gathered {
  const here = new Map<number, number>();
  const origin: number[] = [];
  const place = (cat: number): number => {
    if (cat < 0) return UNKNOWN;
    const known = here.get(cat);
    if (known !== undefined) return known;
    here.set(cat, origin.length);
    return origin.push(cat) - 1;
  };
  for (const cat of cats) place(cat);
  const own: Pick<Gathered, "sires" | "dams"> = { sires: [], dams: [] };
  let next = 0;
  for (let generation = 1; next < origin.length; generation++) {
    const isLast = generation >= generations;
    for (const end = origin.length; next < end; next++) {
      own.sires.push(isLast ? UNKNOWN : place(sires[origin[next]!]!));
      own.dams.push(isLast ? UNKNOWN : place(dams[origin[next]!]!));
    }
  }
  return { ...own, origin, placeOf: (cat) => here.get(cat) ?? UNKNOWN };
}

/** Whether the cats and their ancestors, as gathered by `gatherAncestors`, number more than `most`. */
export function hasMoreAncestors(
  { sires, dams }: PedigreeGraph,
  cats: Iterable<number>,
  most: number,
  generations = Infinity,
): boolean {
  const seen = new Set<number>();
  let now = [...cats];
  for (let generation = 1; now.length > 0; generation++) {
    const older: number[] = [];
    for (const cat of now) {
      if (!(cat >= 0) || seen.has(cat)) continue;
      seen.add(cat);
      if (seen.size > most) return true;
      if (generation < generations) older.push(sires[cat] ?? UNKNOWN, dams[cat] ?? UNKNOWN);
    }
    now = older;
  }
  return false;
}

/** The known ancestors of one cat, or of a couple's possible kitten. */
export interface Ancestry {
  readonly graph: PedigreeGraph;
  /** Each cat's index in the original pedigree; the kitten itself, which is last, has none. */
  readonly origin: Int32Array;
  readonly sire: number;
  readonly dam: number;
  readonly kitten: number;
}

/** The ancestors of a kitten of `sire` and `dam`, either of which may be `UNKNOWN`; the limit counts from the kitten. */
export function ancestryOf(
  pedigree: PedigreeGraph,
  sire: number,
  dam: number,
  generations?: number,
): Ancestry {
  const { sires, dams, origin, placeOf } = gatherAncestors(pedigree, [sire, dam], generations);
  const parents = { sire: placeOf(sire), dam: placeOf(dam) };
  sires.push(parents.sire);
  dams.push(parents.dam);
  const kitten = origin.push(UNKNOWN) - 1;
  return {
    graph: { sires: Int32Array.from(sires), dams: Int32Array.from(dams) },
    origin: Int32Array.from(origin),
    ...parents,
    kitten,
  };
}
