import { childOf } from "./positions.ts";
import type { Ancestor } from "./ancestors.ts";

export interface RepeatedAncestor {
  /** The mark in the legend and the cells, from 1. */
  readonly mark: number;
  readonly id: number;
  readonly positions: readonly number[];
}

/**
 * Cats that appear more than once in the pedigree. A cat repeated only because its child is (the parents of a repeated
 * cat) adds nothing and gets no mark; what is left are the common ancestors a breeder looks for.
 */
export function repeatedAncestors(
  known: ReadonlyMap<number, Pick<Ancestor, "id">>,
): RepeatedAncestor[] {
  const positionsOf = Map.groupBy(
    [...known.keys()].sort((a, b) => a - b),
    (position) => known.get(position)!.id,
  );
  const isCarried = (positions: readonly number[]) =>
    new Set(positions.map((position) => known.get(childOf(position))?.id)).size === 1;
  return [...positionsOf]
    .filter(([, positions]) => positions.length > 1 && !isCarried(positions))
    .map(([id, positions], index) => ({ mark: index + 1, id, positions }));
}
