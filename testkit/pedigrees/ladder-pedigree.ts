import type { PedigreeGraph } from "@felistry/domain/inbreeding/graph.ts";

/**
 * Each cat is by the next one out of the one after that: as many generations as cats, and an exponential number of routes.
 * Nobody breeds like this, but an imported table may contain it.
 */
export function ladderPedigree(ancestors: number): PedigreeGraph {
  const parent = (steps: number) =>
    Int32Array.from({ length: ancestors + 1 }, (_, cat) =>
      cat + steps <= ancestors ? cat + steps : -1,
    );
  return { sires: parent(1), dams: parent(2) };
}
