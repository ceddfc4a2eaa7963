import { gatherAncestors } from "./ancestry.ts";
import type { PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";

/**
 * F of the kittens that one cat would have with each of many mates: by Wright the kinship of the two, whichever is the dam.
 * `known` are coefficients by place in the pedigree, NaN where there is none; what is reckoned on the way is put in.
 * @throws {CyclicPedigree} where a cat is its own ancestor
 */
export function inbreedingOfMatings(
  pedigree: PedigreeGraph,
  cat: number,
  mates: readonly number[],
  known?: Float64Array,
): Float64Array {
  const { sires, dams, origin, placeOf } = gatherAncestors(pedigree, [cat, ...mates]);
  const first = origin.length;
  // A kitten for each mate, all by the one cat as their sire: so they are one pass.
  for (const mate of mates) {
    sires.push(placeOf(cat));
    dams.push(placeOf(mate));
  }
  const all = inbreedingOfAll(
    { sires: Int32Array.from(sires), dams: Int32Array.from(dams) },
    known && Float64Array.from(sires, (_, place) => (place < first ? known[origin[place]!]! : NaN)),
  );
  if (known) for (let place = 0; place < first; place++) known[origin[place]!] = all[place]!;
  return all.subarray(first);
}
