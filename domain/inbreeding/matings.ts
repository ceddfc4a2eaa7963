import { gatherAncestors } from "./ancestry.ts";
import type { PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { knownGenerations } from "./known-generations.ts";

export interface KittensWith {
  readonly mate: number;
  /** F of the kittens. */
  readonly coefficient: number;
  /** The kittens' known ancestors, in complete generations. */
  readonly knownGenerations: number;
}

/**
 * The figures for one cat's kittens with each of many mates. F is the kinship of the two parents (Wright), whichever is
 * the dam. `known` holds coefficients by index, NaN where there is none; coefficients calculated on the way are added.
 * @throws {CyclicPedigree} if a cat is its own ancestor
 */
export function kittensWithEach(
  pedigree: PedigreeGraph,
  cat: number,
  mates: readonly number[],
  known?: Float64Array,
): KittensWith[] {
  const { sires, dams, origin, placeOf } = gatherAncestors(pedigree, [cat, ...mates]);
  const first = origin.length;
  // One kitten per mate, all with the one cat as sire, so that they take a single pass.
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
