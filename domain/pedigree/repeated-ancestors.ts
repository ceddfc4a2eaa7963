import { childOf } from "./positions.ts";
import type { Ancestor } from "./ancestors.ts";

export interface RepeatedAncestor {
  /** What the legend and the cells are marked with, from 1 on. */
  readonly mark: number;
  readonly id: number;
  readonly positions: readonly number[];
}

/**
 * Cats that stand in the pedigree more than once. One that is repeated only because its child is (the parents of
 * a repeated cat) says nothing new and gets no mark: what is left are the common ancestors a breeder looks for.
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
