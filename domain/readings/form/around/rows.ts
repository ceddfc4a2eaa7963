/** Rows of details: what is printed at one place in the boxes of a generation. */
import { generationOf } from "../../../pedigree/positions.ts";
import type { Segment } from "../../segments.ts";
import { type Box, boxAround, median, middleOf } from "../../words.ts";
import type { FoundTree } from "../find-tree.ts";
import { kindOf } from "../printed-line.ts";
import { type Detail, detailsIn } from "./details-in.ts";
import { EDGES, isSideways, SAME_EDGE } from "./edges.ts";
import { type Offset, type Place, type SameOffset, sameOffset, type Spot } from "./same-offset.ts";

/** In text heights. */
const SAME_OFFSET = 0.9;
/** Of the cats of a generation: so many have the same at this distance. */
const MOST = 0.6;
const SAME_KIND = 0.7;
/** Of the lines: so many lie between the boxes' edges, as the tree has them. */
const INSIDE = 0.8;

export interface Generation {
  readonly generation: number;
  readonly places: readonly Place[];
  /** Along the tree, from the names of the generation before to those of the next. */
  readonly from: number;
  readonly to: number;
  /** From cell to cell. */
  readonly pitch: number;
}

/** What is printed at one place in the boxes of a generation. */
export interface Row extends SameOffset {
  readonly generation: Generation;
}

export function generationsOf(tree: FoundTree): Generation[] {
  const byGeneration = Map.groupBy(tree.cells, ([position]) => generationOf(position));
  const found = [...byGeneration].toSorted(([a], [b]) => a - b);
  const middles = found.map(([, cells]) =>
    median(cells.map(([, lines]) => alongOf(boxAround(lines), tree))),
  );
  return found.map(([generation, cells], i) => {
    const [one = -Infinity, other = Infinity] = [middles[i - 1], middles[i + 1]];
    const isBackwards = middles[0]! > middles.at(-1)!;
    return {
      generation,
      places: cells.map(([position, lines]) => ({ position, across: acrossOf(lines, tree) })),
      from: isBackwards ? (middles[i + 1] ?? -Infinity) : one,
      to: isBackwards ? (middles[i - 1] ?? Infinity) : other,
      pitch: (tree.to - tree.from) / 2 ** generation,
    };
  });
}

function alongOf(box: Box, tree: FoundTree): number {
  return isSideways(tree) ? box.x + box.w / 2 : middleOf(box);
}

/** By its name's first line, its middle and its last one, or by the edges of its lines where cells stand beside each other. */
function acrossOf(cell: readonly Segment[], tree: FoundTree): number[] {
  const names = cell.filter((line) => kindOf(line) !== "detail");
  const lines = names.length > 0 ? names : cell;
  const box = boxAround(lines);
  if (!isSideways(tree)) return EDGES.map((edge) => box.x + box.w * edge);
  return [middleOf(lines[0]!), middleOf(box), middleOf(lines.at(-1)!)];
}

/** The most lines that are of one kind, at one place along the tree and at one distance from their names. */
export function longestRow(
  free: readonly Segment[],
  generations: readonly Generation[],
  { tree, em }: { tree: FoundTree; em: number },
): Row | null {
  let longest: Row | null = null;
  for (const edge of EDGES)
    for (const { along, spots } of linesAt(free, edge, { tree, em }))
      for (const generation of generations) {
        if (along < generation.from || along > generation.to) continue;
        const found = sameOffset(spots, generation.places, {
          farthest: generation.pitch,
          tolerance: em * SAME_OFFSET,
          isOwn: isInBox(generation, tree),
        });
        if (found === null || found.offsets.length <= (longest?.offsets.length ?? 0)) continue;
        const least = Math.max(2, generation.places.length * MOST);
        if (found.offsets.length >= least && kindsOf(found).length > 0)
          longest = { ...found, generation };
      }
  return longest;
}

function linesAt(
  free: readonly Segment[],
  edge: number,
  { tree, em }: { tree: FoundTree; em: number },
): { along: number; spots: Spot[] }[] {
  const spots = free.map((segment) => {
    const atEdge = segment.x + segment.w * edge;
    return isSideways(tree)
      ? { segment, along: atEdge, across: middleOf(segment) }
      : { segment, along: middleOf(segment), across: atEdge };
  });
  const found: { along: number; spots: Spot[] }[] = [];
  for (const spot of spots.toSorted((a, b) => a.along - b.along)) {
    const last = found.at(-1);
    if (last && spot.along - last.along < em * SAME_EDGE) last.spots.push(spot);
    else found.push({ along: spot.along, spots: [spot] });
  }
  return found.filter(({ spots: own }) => own.length > 1);
}

/** What most of the lines say. */
export function kindsOf({ offsets }: SameOffset): Detail[] {
  const said = offsets.flatMap(({ segment }) => detailsIn(segment));
  return (["number", "date", "coat"] as const).filter(
    (kind) => said.filter((one) => one === kind).length >= offsets.length * SAME_KIND,
  );
}

/** Between the edges of its cat's box, as the tree has them. */
function isInBox({ generation, places }: Generation, tree: FoundTree) {
  const cellOf = (place: number) => tree.grid.indexAt(generation, place);
  const own = new Map(places.map(({ position, across }) => [position, cellOf(across[1]!)]));
  return ({ position, across }: Offset) => cellOf(across) === own.get(position);
}

/**
 * Whether no other cats than these can be meant, as far as the boxes' edges and the first and last of them show; where a cat's
 * name is lost, the first or the last may be its.
 */
export function isCertain({ offsets, rivals, generation }: Row, tree: FoundTree): boolean {
  const inside = offsets.filter(isInBox(generation, tree)).length;
  const cats = 2 ** generation.generation;
  if (offsets.length > rivals) return inside >= offsets.length / 2 || offsets.length === cats;
  return inside >= offsets.length * INSIDE;
}
