import { gatherAncestors } from "./ancestry.ts";
import type { PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { knownGenerations } from "./known-generations.ts";

export interface KittensWith {
  readonly mate: number;
  /** F of the kittens. */
  readonly coefficient: number;
  /** Complete generations that the kittens' known ancestors would make. */
  readonly knownGenerations: number;
}

/**
 * What the kittens of one cat would be with each of many mates: F is by Wright the kinship of the two, whichever is the
 * dam. `known` are coefficients by place in the pedigree, NaN where there is none; what is reckoned on the way is put in.
 * @throws {CyclicPedigree} where a cat is its own ancestor
 */
export function kittensWithEach(
  pedigree: PedigreeGraph,
  cat: number,
  mates: readonly number[],
  known?: Float64Array,
): KittensWith[] {
  const { sires, dams, origin, placeOf } = gatherAncestors(pedigree, [cat, ...mates]);
  const first = origin.length;
  // A kitten for each mate, all by the one cat as their sire: so they are one pass.
  for (const mate of mates) {
    sires.push(placeOf(cat));
    dams.push(placeOf(mate));
  }
  const graph = { sires: Int32Array.from(sires), dams: Int32Array.from(dams) };
  const all = inbreedingOfAll(
    graph,
    known && Float64Array.from(sires, (_, place) => (place < first ? known[origin[place]!]! : NaN)),
  );
  if (known) for (let place = 0; place < first; place++) known[origin[place]!] = all[place]!;
  const generations = knownGenerations(graph);
  return mates.map((mate, index) => ({
    mate,
    coefficient: all[first + index]!,
    knownGenerations: generations[first + index]!,
  }));
}
