/** A cat's colour and number in one row, with more than a space between: they are one line of its cell. */
import { type Segment, segmentOf } from "../segments.ts";
import { middleOf, rightOf } from "../words.ts";
import type { TreeLine } from "./find-tree.ts";

/** In text heights. */
const SAME_ROW = 0.4;
const SAME_EDGE = 0.3;
const WIDEST = 2.2;
/** So many details begin at the corner of boxes. */
const COLUMN_FROM = 4;

/** Lines without a name are joined to the ones at their left, but where names begin there is another cell. */
export function joinedDetails(lines: readonly TreeLine[], em: number): TreeLine[] {
  const names = lines.filter(({ kind }) => kind === "name" || kind === "whole");
  const details = lines.filter(({ kind }) => kind === "detail");
  const beginAt = (some: readonly TreeLine[], x: number) =>
    some.filter(({ segment }) => Math.abs(segment.x - x) < em * SAME_EDGE).length;
  const isColumn = (x: number) => beginAt(names, x) > 1 || beginAt(details, x) >= COLUMN_FROM;
  const joined: TreeLine[] = [];
  for (const line of lines.toSorted((a, b) => a.segment.x - b.segment.x)) {
    const at =
      line.kind === "detail" && !isColumn(line.segment.x)
        ? joined.findLastIndex(
            ({ kind, segment }) => kind === "detail" && isNext(segment, line.segment, em),
          )
        : -1;
    if (at < 0) joined.push(line);
    else {
      const { segment } = joined[at]!;
      const words = [...segment.words, ...line.segment.words];
      joined[at] = { segment: segmentOf(words, segment.page), kind: "detail" };
    }
  }
  return joined;
}

function isNext(before: Segment, next: Segment, em: number): boolean {
  const gap = next.x - rightOf(before);
  return (
    gap > 0 && gap < em * WIDEST && Math.abs(middleOf(before) - middleOf(next)) < em * SAME_ROW
  );
}
