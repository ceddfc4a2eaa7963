import { generationsFromFounders, type PedigreeGraph } from "./graph.ts";

/**
 * How much of each cat's pedigree is known, in complete generations: the sum of the known share of each generation.
 * 2 if exactly the parents and all grandparents are known.
 */
export function knownGenerations(graph: PedigreeGraph): Float64Array {
  const generation = generationsFromFounders(graph);
  const oldestFirst = Int32Array.from(generation.keys()).sort(
    (a, b) => generation[a]! - generation[b]!,
  );
  const known = new Float64Array(generation.length);
  for (const cat of oldestFirst)
    for (const parent of [graph.sires[cat]!, graph.dams[cat]!])
      if (parent >= 0) known[cat]! += (1 + known[parent]!) / 2;
  return known;
}
