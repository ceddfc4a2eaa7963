/** A colour in words that takes two lines of its corner. */
import { emsFromWords } from "../../../colours/ems/colour-words.ts";
import type { Segment } from "../../segments.ts";
import { middleOf } from "../../words.ts";
import type { FoundTree } from "../find-tree.ts";
import { isAligned } from "./edges.ts";

/** In text heights. */
const NEXT_LINE = 0.8;

/** The cells with both, where one of them was added to the tree. */
export function withWholeColours(
  cells: ReadonlyMap<number, readonly Segment[]>,
  around: readonly Segment[],
  { tree, em }: { tree: FoundTree; em: number },
): Map<number, readonly Segment[]> {
  const placed = new Set([...cells.values()].flat());
  const words = around.filter((segment) => !placed.has(segment) && isOfColour(segment));
  return new Map(
    [...cells].map(([position, lines]) => {
      const added = lines.filter((line) => !tree.cells.get(position)!.includes(line));
      const more = words.filter((one) =>
        added.some((line) => isOfColour(line) && isNextTo(one, line, em)),
      );
      return [
        position,
        more.length > 0
          ? [...lines.filter((line) => !added.includes(line)), ...inLines([...added, ...more])]
          : lines,
      ];
    }),
  );
}

const isOfColour = ({ text }: Segment) => !/\d/u.test(text) && emsFromWords(text).ems !== "";

function isNextTo(one: Segment, line: Segment, em: number): boolean {
  const gap = Math.max(one.y - line.y - line.h, line.y - one.y - one.h);
  return gap < em * NEXT_LINE && gap > (-em * NEXT_LINE) / 2 && isAligned(one, line, em);
}

const inLines = (lines: readonly Segment[]) => lines.toSorted((a, b) => middleOf(a) - middleOf(b));
