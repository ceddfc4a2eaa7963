/** Where lines begin, end or are centred. */
import type { Segment } from "../../segments.ts";
import { middleOf } from "../../words.ts";
import type { FoundTree } from "../find-tree.ts";

/** A line's left edge, its middle, its right edge. */
export const EDGES = [0, 0.5, 1];
/** In text heights. */
export const SAME_EDGE = 0.5;

/** Its generations stand side by side. */
export const isSideways = ({ direction }: FoundTree) =>
  direction === "rightwards" || direction === "leftwards";

/** At the same place along the tree, as the same corners of a generation's boxes are. */
export const isInLine = (one: Segment, other: Segment, tree: FoundTree, em: number) =>
  isSideways(tree)
    ? isAligned(one, other, em)
    : Math.abs(middleOf(one) - middleOf(other)) < em * SAME_EDGE;

/** By their left edges, their middles or their right edges. */
export const isAligned = (one: Segment, other: Segment, em: number) =>
  EDGES.some((edge) => Math.abs(one.x + one.w * edge - other.x - other.w * edge) < em * SAME_EDGE);
