/** The tree on a sheet: the best explanation of where the names stand. */
import { generationOf } from "../../pedigree/positions.ts";
import type { Segment, Sheet } from "../segments.ts";
import { type Alignment, columnChains } from "./columns.ts";
import { type Columns, type Fitted, fitOf } from "./fit.ts";
import type { Anchor, Grid } from "./grid.ts";
import { gridsOf, settledGrid } from "./grids.ts";
import type { Scale } from "./groups.ts";
import { type Direction, lineOf, type LineKind } from "./printed-line.ts";
import { familySense } from "./family-sense.ts";

export interface FoundTree {
  /** Of each ancestor, its lines in reading order. */
  readonly cells: ReadonlyMap<number, readonly Segment[]>;
  /** How well each stands in its place, 0 to 1. */
  readonly fits: ReadonlyMap<number, number>;
  readonly direction: Direction;
  /** Along the tree, where its first column begins and its last ends, and across it, its edges. */
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** Across it, where its print begins and ends. */
  readonly top: number;
  readonly bottom: number;
  readonly grid: Grid;
  /** How much print of cats around it is none of its cats', 0 to 1. */
  readonly unexplained: number;
  /** In cats well placed. */
  readonly score: number;
  /** Whether another explanation is nearly as good, or hardly anything says which parents are the sires. */
  readonly isContested: boolean;
}

export interface TreeLine {
  readonly segment: Segment;
  readonly kind: LineKind;
}

interface Explanation extends Fitted {
  readonly direction: Direction;
  /** With the dams above their sires. */
  readonly isTurned: boolean;
  readonly columns: Columns;
  readonly grid: Grid;
}

const WAYS: readonly { direction: Direction; alignment: Alignment }[] = [
  { direction: "rightwards", alignment: "start" },
  { direction: "rightwards", alignment: "centre" },
  { direction: "leftwards", alignment: "end" },
  { direction: "leftwards", alignment: "start" },
  { direction: "leftwards", alignment: "centre" },
  { direction: "downwards", alignment: "start" },
  { direction: "downwards", alignment: "centre" },
  { direction: "upwards", alignment: "end" },
  { direction: "upwards", alignment: "centre" },
];
const ANCHORS: readonly Anchor[] = ["middle", "edge"];
const MOST_JUDGED = 8;
/** What must speak for dams above their sires: more where a paper is otherwise as usual. */
const DAM_FIRST = { rightwards: 4, leftwards: 1, downwards: 2, upwards: 2 };
/** Two parents well placed are the least of trees. */
const LEAST_SCORE = 1.2;

export function findTree({ em }: Sheet, lines: readonly TreeLine[]): FoundTree | null {
  const chains = WAYS.flatMap(({ direction, alignment }) =>
    columnChains(
      lines.map(({ segment, kind }) => lineOf(segment, kind, direction)),
      alignment,
      scaleOf(direction, em),
    ).map((chain) => ({ ...chain, direction })),
  );
  const explanations = chains
    .flatMap(({ columns, direction }) => {
      const best = bestOf(columns, scaleOf(direction, em));
      return best ? [{ ...best, columns, direction, isTurned: false }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_JUDGED)
    .flatMap(judged)
    .toSorted((a, b) => b.score - a.score);
  const [best] = explanations;
  if (!best || best.score < LEAST_SCORE) return null;
  return treeOf(best, explanations);
}

/** The place where the dams' side is the sires'. */
const mirrored = (position: number) => 3 * 2 ** generationOf(position) - 1 - position;

/** A form may print the dam above the sire: what the cells say decides, and nothing said is the usual order. */
function judged(one: Explanation): Explanation[] {
  const turned = new Map([...one.cells].map(([position, cell]) => [mirrored(position), cell]));
  return [
    { ...one, score: one.score + familySense(one.cells) },
    {
      ...one,
      isTurned: true,
      cells: turned,
      score: one.score - DAM_FIRST[one.direction] + familySense(turned),
    },
  ];
}

function scaleOf(direction: Direction, em: number): Scale {
  return { em, beside: direction === "downwards" || direction === "upwards" };
}

function bestOf(columns: Columns, scale: Scale): (Fitted & { grid: Grid }) | null {
  let best: (Fitted & { grid: Grid }) | null = null;
  for (const anchor of ANCHORS)
    for (const grid of gridsOf(columns, anchor, scale)) {
      const fitted = fitOf(columns, grid, anchor, scale);
      const settled = settledGrid(grid, fitted.cells, anchor);
      const again = settled ? fitOf(columns, settled, anchor, scale) : fitted;
      const better =
        again.score > fitted.score ? { ...again, grid: settled! } : { ...fitted, grid };
      if (!best || better.score > best.score) best = better;
    }
  return best;
}

function treeOf(best: Explanation, all: readonly Explanation[]): FoundTree {
  const cells = new Map<number, readonly Segment[]>();
  const fits = new Map<number, number>();
  for (const [position, { group, fit }] of best.cells) {
    cells.set(
      position,
      group.lines.map(({ segment }) => segment),
    );
    fits.set(position, Math.max(0, fit));
  }
  const lines = [...best.cells.values()].flatMap(({ group }) => group.lines);
  return {
    cells,
    fits,
    direction: best.direction,
    start: Math.min(...lines.map(({ start }) => start)),
    end: Math.max(...lines.map(({ end }) => end)),
    top: Math.min(...lines.map(({ from }) => from)),
    bottom: Math.max(...lines.map(({ to }) => to)),
    from: best.grid.from,
    to: best.grid.to,
    grid: best.grid,
    unexplained: 0,
    score: best.score,
    isContested: isContested(best, all),
  };
}

/** Of the score: by so much another explanation has to be worse. */
const LEAST_LEAD = 0.12;
/** What speaks for dams above their sires: so little is one coat misread. */
const LEAST_SENSE = 0.5;

function isContested(best: Explanation, all: readonly Explanation[]): boolean {
  const isMirror = (one: Explanation) => !differs(one, best, mirrored);
  const mirror = all.find(isMirror);
  const other = all.find((one) => !isMirror(one) && differs(one, best));
  const lead = best.score - (mirror?.score ?? 0);
  const isOrderOpen = best.isTurned
    ? lead < LEAST_SENSE
    : DAM_FIRST[best.direction] - lead > LEAST_SENSE;
  return isOrderOpen || best.score - (other?.score ?? 0) < best.score * LEAST_LEAD;
}

/** They place at least a tenth of the cats differently. */
function differs(
  one: Explanation,
  best: Explanation,
  placeOf: (position: number) => number = (position) => position,
): boolean {
  let same = 0;
  for (const [position, { group }] of best.cells)
    if (one.cells.get(placeOf(position))?.group.lines[0]?.segment === group.lines[0]?.segment)
      same++;
  return same < best.cells.size * 0.9;
}
