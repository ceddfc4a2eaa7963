import type { Ancestry } from "./ancestry.ts";
import { knownGenerations } from "./known-generations.ts";
import { generationsAbove } from "./lines.ts";

/**
 * Places are counted so far: a thousand million in the last generation. A long pedigree has as many generations as cats, and
 * places without number; what it holds beyond counts in F and in `knownGenerations`.
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
  /** Known places there, each of which might be another cat's. */
  readonly possible: number;
  /** Complete generations that all known ancestors would make. */
  readonly knownGenerations: number;
  /** How many generations are counted where the pedigree goes on beyond; null where it does not. */
  readonly countedGenerations: number | null;
  /** Different ancestors that stand only beyond the generations counted. */
  readonly ancestorsBeyond: number;
}

/** How much of an ancestry is known, within a limit that was chosen or as far as places are counted. */
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
  // The first is the kitten itself.
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
