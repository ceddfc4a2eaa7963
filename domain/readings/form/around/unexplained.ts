/** What is left over around a tree's names. */
import type { Segment } from "../../segments.ts";
import type { FoundTree } from "../find-tree.ts";
import { lineOf } from "../printed-line.ts";
import { detailsIn } from "./details-in.ts";
import { isInLine } from "./edges.ts";

/**
 * Details that no name explains say that cats, or a generation of them, are not found, and that others may stand in their places.
 *
 * @returns 0 where nothing is left or nothing was added, 1 where nothing is explained
 */
export function unexplainedShare(
  whole: FoundTree,
  before: FoundTree,
  around: readonly Segment[],
  em: number,
): number {
  const own = new Set([...whole.cells.values()].flat());
  const known = new Set([...before.cells.values()].flat());
  const added = [...own].filter((line) => !known.has(line));
  if (added.length === 0) return 0;
  const left = around.filter((line) => {
    if (own.has(line) || detailsIn(line).length === 0) return false;
    const { from, to } = lineOf(line, "detail", whole.direction);
    const isBeside = from > whole.top - em && to < whole.bottom + em;
    return isBeside || added.some((other) => isInLine(line, other, whole, em));
  });
  return left.length / (left.length + added.length);
}
