import { type PedigreeGraph, UNKNOWN } from "./graph.ts";

/** The known ancestors of one cat, or of a kitten that a couple might have, as a small pedigree of their own. */
export interface Ancestry {
  readonly graph: PedigreeGraph;
  /** Each one's place in the pedigree it was taken from; the kitten itself, which stands last, has none there. */
  readonly origin: Int32Array;
  readonly sire: number;
  readonly dam: number;
  readonly kitten: number;
}

/** Where parents are read: a pedigree, or whatever else knows them. */
export type ParentsOf = Pick<PedigreeGraph, "sires" | "dams">;

/**
 * Gathers the ancestors of a kitten of `sire` and `dam` (either may be `UNKNOWN`). With a limit it keeps every parent
 * link that some route from the kitten reaches within so many generations, and cuts the pedigree there.
 */
export function ancestryOf(
  { sires, dams }: ParentsOf,
  sire: number,
  dam: number,
  generations = Infinity,
): Ancestry {
  const here = new Map<number, number>();
  const origin: number[] = [];
  const place = (cat: number): number => {
    if (cat < 0) return UNKNOWN;
    const known = here.get(cat);
    if (known !== undefined) return known;
    here.set(cat, origin.length);
    return origin.push(cat) - 1;
  };
  const parents = { sire: place(sire), dam: place(dam) };
  const ownSires: number[] = [];
  const ownDams: number[] = [];
  let next = 0;
  for (let generation = 1; next < origin.length; generation++) {
    const isLast = generation >= generations;
    for (const end = origin.length; next < end; next++) {
      ownSires.push(isLast ? UNKNOWN : place(sires[origin[next]!]!));
      ownDams.push(isLast ? UNKNOWN : place(dams[origin[next]!]!));
    }
  }
  const kitten = origin.push(UNKNOWN) - 1;
  ownSires.push(parents.sire);
  ownDams.push(parents.dam);
  return {
    graph: { sires: Int32Array.from(ownSires), dams: Int32Array.from(ownDams) },
    origin: Int32Array.from(origin),
    ...parents,
    kitten,
  };
}
