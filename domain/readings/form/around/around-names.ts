/** Boxes with the name in the middle and its cat's number, colour and date in the corners, where those of the neighbours stand as near. */
import { type Segment, segmentOf, type Sheet } from "../../segments.ts";
import { rightOf, type Word } from "../../words.ts";
import type { FoundTree } from "../find-tree.ts";
import { kindOf, lineOf } from "../printed-line.ts";
import { type Detail, detailsIn } from "./details-in.ts";
import {
  type Generation,
  generationsOf,
  isCertain,
  kindsOf,
  longestRow,
  type Row,
} from "./rows.ts";
import type { Offset } from "./same-offset.ts";
import { unexplainedShare } from "./unexplained.ts";
import { withWholeColours } from "./whole-colours.ts";

/** Of the cats of a generation: so few have the same elsewhere. */
const FEW = 0.2;
const NEARLY_ALL = 0.85;
/** Between corners: in text heights, and in the widest space of the line. */
const APART = 0.5;
const WIDER = 1.5;

/**
 * The tree with the details that stand around its names. One is a cat's if the like stands at the same distance from most
 * names of the generation; where it may as well be a neighbour's, it is nobody's.
 *
 * @param taken what labels elsewhere say
 */
export function withDetailsAround(
  tree: FoundTree,
  { em, segments }: Sheet,
  taken: ReadonlySet<Word>,
): FoundTree {
  const placed = new Set([...tree.cells.values()].flat().flatMap(({ words }) => words));
  const around = segments
    .filter(({ words }) => !words.some((word) => placed.has(word) || taken.has(word)))
    .flatMap((segment) => partedDetails(segment, em));
  let free = around.filter((segment) => detailsIn(segment).length > 0);
  const generations = generationsOf(tree);
  const cells = new Map(tree.cells);
  for (const generation of generations) moveShifted(cells, free, generation, { tree, em });
  const moved = new Set([...cells.values()].flat());
  free = free.filter((segment) => !moved.has(segment));
  for (;;) {
    const row = longestRow(free, generations, { tree, em });
    if (row === null) break;
    const own = new Set(row.offsets.map(({ segment }) => segment));
    free = free.filter((segment) => !own.has(segment));
    if (isCertain(row, tree)) addTo(cells, row);
  }
  const whole = within(tree, withWholeColours(cells, around, { tree, em }));
  return { ...whole, unexplained: unexplainedShare(whole, tree, around, em) };
}

/**
 * What stands at the foot of a box may be nearer to the next one's name than to its own, and is then placed with it: the last one
 * of the generation is left over, and all stand at one distance from the names before them.
 */
function moveShifted(
  cells: Map<number, readonly Segment[]>,
  free: readonly Segment[],
  generation: Generation,
  scale: { tree: FoundTree; em: number },
): void {
  const cellOf = new Map(
    generation.places.flatMap(({ position }) =>
      cells.get(position)!.map((line) => [line, position] as const),
    ),
  );
  let pool = [...free, ...cellOf.keys()].filter((line) => kindOf(line) === "detail");
  for (;;) {
    const row = longestRow(pool, [generation], scale);
    if (row === null) return;
    const { offsets, rivals } = row;
    const own = new Set(offsets.map(({ segment }) => segment));
    pool = pool.filter((segment) => !own.has(segment));
    const isShifted =
      offsets.some(({ segment }) => !cellOf.has(segment)) &&
      offsets.some(
        ({ segment, position }) => cellOf.has(segment) && cellOf.get(segment) !== position,
      );
    if (!isShifted || offsets.length <= rivals) continue;
    if (offsets.some((one) => !cellOf.has(one.segment) && isOfLost(one, generation, scale.tree)))
      continue;
    if (offsets.length < generation.places.length * NEARLY_ALL) continue;
    // Where as many cats have theirs already, nothing is shifted.
    const kinds = kindsOf(row);
    const told = generation.places.filter(({ position }) => says(cells.get(position)!, kinds));
    if (told.length >= offsets.length) continue;
    for (const { position } of generation.places)
      cells.set(
        position,
        cells.get(position)!.filter((line) => !own.has(line)),
      );
    for (const { position, segment } of offsets)
      cells.set(position, [...cells.get(position)!, segment]);
  }
}

/** It stands in the box of a cat whose name is not found: it is left over for that, and nothing is shifted. */
function isOfLost({ across }: Offset, { generation, places }: Generation, tree: FoundTree) {
  const index = tree.grid.indexAt(generation, across);
  return index >= 0 && !places.some(({ position }) => position === 2 ** generation + index);
}

/** The corners of two boxes side by side may be no farther apart than words: "b. 11/11/2015" and "CSSR 874043". */
function partedDetails(segment: Segment, em: number): Segment[] {
  const { words, page } = segment;
  const gaps = words.slice(1).map((word, i) => word.x - rightOf(words[i]!));
  const at = gaps.findIndex(
    (gap, i) => gap > em * APART && gap > WIDER * Math.max(...gaps.toSpliced(i, 1), 0),
  );
  if (at < 0) return [segment];
  const parts = [words.slice(0, at + 1), words.slice(at + 1)].map((own) => segmentOf(own, page));
  return parts.every((part) => detailsIn(part).length > 0) ? parts : [segment];
}

/** Its edges are those of all its print. */
function within(tree: FoundTree, cells: FoundTree["cells"]): FoundTree {
  const lines = [...cells.values()].flat().map((line) => lineOf(line, "detail", tree.direction));
  return {
    ...tree,
    cells,
    start: Math.min(...lines.map(({ start }) => start)),
    end: Math.max(...lines.map(({ end }) => end)),
    top: Math.min(...lines.map(({ from }) => from)),
    bottom: Math.max(...lines.map(({ to }) => to)),
  };
}

const says = (lines: readonly Segment[], kinds: readonly Detail[]) =>
  lines.some((line) => detailsIn(line).some((kind) => kinds.includes(kind)));

/** To the cats that have nothing of the kind, unless most have it elsewhere. */
function addTo(cells: Map<number, readonly Segment[]>, row: Row): void {
  const kinds = kindsOf(row);
  const bare = row.offsets.filter(({ position }) => !says(cells.get(position)!, kinds));
  if (bare.length < row.offsets.length * (1 - FEW)) return;
  for (const { position, segment } of bare) cells.set(position, [...cells.get(position)!, segment]);
}
