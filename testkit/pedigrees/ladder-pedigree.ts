import type { PedigreeGraph } from "@felistry/domain/inbreeding/graph.ts";

/**
 * Each cat is by the next out of the one after that: as many generations as cats, and routes without number. Nobody breeds
 * so, but a table that somebody imports may say it.
 */
export function ladderPedigree(ancestors: number): PedigreeGraph {
  const parent = (steps: number) =>
    Int32Array.from({ length: ancestors + 1 }, (_, cat) =>
      cat + steps <= ancestors ? cat + steps : -1,
    );
  return { sires: parent(1), dams: parent(2) };
}
