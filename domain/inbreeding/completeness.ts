import type { Ancestry } from "./ancestry.ts";
import { knownGenerations } from "./known-generations.ts";
import { generationsAbove } from "./lines.ts";

/**
 * How many generations places are counted in: the last has a thousand million. A long pedigree may have as many
 * generations as cats, and places beyond number; what lies beyond counts in F and in `knownGenerations`.
 */
export const COUNTED_GENERATIONS = 30;

export interface KnownGeneration {
  /** 1 for the parents. */
  readonly generation: number;
  readonly known: number;
  /** 2 to the power of the generation. */
  readonly possible: number;
}

export interface Completeness {
  readonly completeness: readonly KnownGeneration[];
  /** Different ancestors in the generations counted. */
  readonly unique: number;
  /** Known places there, each of which could hold a different cat. */
  readonly possible: number;
  /** All known ancestors, expressed as complete generations. */
  readonly knownGenerations: number;
  /** The number of generations counted if the pedigree goes further; otherwise null. */
  readonly countedGenerations: number | null;
  /** Different ancestors found only beyond the counted generations. */
  readonly ancestorsBeyond: number;
}

/** How much of an ancestry is known, within the chosen limit or as far as places are counted. */
export function completenessOf(
  { graph, origin, kitten }: Ancestry,
  limit: number | undefined,
): Completeness {
  const most = limit ?? COUNTED_GENERATIONS;
  const completeness: KnownGeneration[] = [];
  const seen = new Set<number>();
  let oldest: readonly number[] = [];
  for (const { cats, routes } of generationsAbove(graph, kitten, most)) {
    oldest = cats;
    for (const cat of cats) seen.add(cat);
    completeness.push({
      generation: completeness.length,
      known: routes.reduce((sum, count) => sum + count, 0),
      possible: 2 ** completeness.length,
    });
  }
  // The first entry is the kitten itself.
  completeness.shift();
  const unique = seen.size - 1;
  const isParentKnown = (cat: number) => graph.sires[cat]! >= 0 || graph.dams[cat]! >= 0;
  const goesOn = limit === undefined && completeness.length === most && oldest.some(isParentKnown);
  return {
    completeness,
    unique,
    possible: completeness.reduce((sum, { known }) => sum + known, 0),
    knownGenerations: goesOn
      ? knownGenerations(graph)[kitten]!
      : completeness.reduce((sum, { known, possible }) => sum + known / possible, 0),
    countedGenerations: goesOn ? most : null,
    ancestorsBeyond: goesOn ? origin.length - 1 - unique : 0,
  };
}
