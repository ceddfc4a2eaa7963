/** Ancestors in columns, one per generation, joined by brackets or boxes. */
import { PEDIGREE_GENERATIONS } from "../pedigree/positions.ts";
import type { Segment, Sheet } from "./segments.ts";
import { middleOf, rightOf } from "./words.ts";

/** Lines in reading order, by position. */
export type Placed = ReadonlyMap<number, readonly Segment[]>;

interface Span {
  readonly top: number;
  readonly height: number;
}

const LEAST_COLUMNS = 2;
const NOTHING: Placed = new Map();

/**
 * Assigns the lines of a tree to positions: columns from left to right are the generations, and the height within a
 * column gives the ancestor. A blank cell stays blank and the others keep their places. `lines` are those without a
 * label.
 */
export function treeLayout(sheet: Sheet, lines: readonly Segment[]): Placed {
  const columns = columnsOf(lines, sheet.em);
  const generations = generationColumns(columns);
  if (generations.length < LEAST_COLUMNS) return NOTHING;
  const span = bestSpan(generations, sheet);
  if (!span) return NOTHING;
  const placed = new Map<number, Segment[]>();
  for (const [i, column] of generations.entries()) {
    const slots = 2 ** (i + 1);
    for (const line of column) {
      const slot = Math.floor(((middleOf(line) - span.top) / span.height) * slots);
      if (slot < 0 || slot >= slots) continue;
      const position = slots + slot;
      placed.set(position, [...(placed.get(position) ?? []), line]);
    }
  }
  for (const entry of placed.values()) entry.sort((a, b) => middleOf(a) - middleOf(b) || a.x - b.x);
  return placed;
}

/** Lines that overlap horizontally form a column; columns are separated by paper that no line crosses. */
function columnsOf(lines: readonly Segment[], em: number): Segment[][] {
  const columns: { right: number; lines: Segment[] }[] = [];
  for (const line of lines.toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && line.x < last.right + em * 0.4) {
      last.lines.push(line);
      last.right = Math.max(last.right, rightOf(line));
    } else columns.push({ right: rightOf(line), lines: [line] });
  }
  return columns.map((column) => column.lines);
}

/** A leftmost column of one or two lines may be the cat itself; each further column holds twice as many. */
function generationColumns(columns: readonly Segment[][]): Segment[][] {
  const full = columns.filter((column) => column.length >= 2);
  return full.length > PEDIGREE_GENERATIONS ? full.slice(-PEDIGREE_GENERATIONS) : full;
}

const STEPS = 60;

/** The tree's top and height that bring the lines closest to the middles of their cells. */
function bestSpan(columns: readonly Segment[][], sheet: Sheet): Span | null {
  const all = columns.flat();
  const first = Math.min(...all.map((line) => line.y));
  const last = Math.max(...all.map((line) => line.y + line.h));
  const extent = last - first;
  if (extent < sheet.em * 6) return null;
  const cell = extent / 2 ** columns.length;
  let best: { span: Span; cost: number } | null = null;
  // The outermost cells may have blank paper around their lines, or be missing: then the tree is taller.
  for (let up = 0; up <= STEPS; up++) {
    const top = first - (up / STEPS) * Math.max(cell * 2, extent * 0.25);
    for (let down = 0; down <= STEPS; down++) {
      const bottom = last + (down / STEPS) * Math.max(cell * 2, extent * 0.25);
      const span = { top, height: bottom - top };
      const cost = costOf(columns, span, sheet.em);
      if (!best || cost < best.cost) best = { span, cost };
    }
  }
  return best!.span;
}

/** How far the blocks of lines are from the middles of their cells, in text heights. */
function costOf(columns: readonly Segment[][], { top, height }: Span, em: number): number {
  let cost = 0;
  for (const [i, column] of columns.entries()) {
    const slots = 2 ** (i + 1);
    const cell = height / slots;
    const sums = new Map<number, { top: number; bottom: number }>();
    for (const line of column) {
      const slot = Math.min(slots - 1, Math.max(0, Math.floor((middleOf(line) - top) / cell)));
      const block = sums.get(slot);
      sums.set(slot, {
        top: Math.min(block?.top ?? Infinity, line.y),
        bottom: Math.max(block?.bottom ?? -Infinity, line.y + line.h),
      });
    }
    for (const [slot, block] of sums) {
      const off = Math.abs((block.top + block.bottom) / 2 - (top + (slot + 0.5) * cell)) / em;
      cost += Math.min(off, 6) ** 2;
      // A block taller than its cell is the lines of two cells merged.
      if (block.bottom - block.top > cell * 1.05) cost += 10;
    }
  }
  return cost;
}
