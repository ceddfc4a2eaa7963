/** How well a tree explains where the print stands. */
import { childOf, generationOf } from "../../pedigree/positions.ts";
import type { Anchor, Grid } from "./grid.ts";
import { type Group, groupOf, groupsOf, namesIn, type Scale } from "./groups.ts";
import type { PrintedLine } from "./printed-line.ts";

/** Lines in a column for each generation, from the parents on, each from edge to edge of the tree. */
export type Columns = readonly (readonly PrintedLine[])[];

export interface Fitted {
  /** In cats well placed. */
  readonly score: number;
  readonly cells: ReadonlyMap<number, FittedCell>;
}

export interface FittedCell {
  readonly group: Group;
  /** 1 in its very place, 0 at the edge of the next. */
  readonly fit: number;
}

/** What an explanation loses: by another cat in a cell, by a name beside the cells, by a cell without print. */
const ANOTHER_CAT = 0.8;
const STRAY_NAME = 0.3;
const EMPTY_CELL = [0.6, 0.4, 0.3, 0.2, 0.15];
/** A cell this low has nothing but its cat's lines. */
const LOW_CELL = 7;
const MOST_BARE = 0.45;

export function fitOf(columns: Columns, grid: Grid, anchor: Anchor, scale: Scale): Fitted {
  const { em } = scale;
  const cells = new Map<number, FittedCell>();
  let score = 0;
  let bare = 0;
  for (const [i, lines] of columns.entries()) {
    const generation = i + 1;
    const first = 2 ** generation;
    const byIndex = new Map<number, PrintedLine[]>();
    for (const line of lines) {
      const index = grid.indexAt(generation, (line.from + line.to) / 2);
      if (index < 0) continue;
      const own = byIndex.get(index);
      if (own) own.push(line);
      else byIndex.set(index, [line]);
    }
    let filled = 0;
    for (const [index, own] of byIndex) {
      const span = grid.span(generation, index);
      const isLow = span.to - span.from < em * LOW_CELL;
      const groups = isLow ? [groupOf(own, em)] : groupsOf(own, scale);
      let best: FittedCell | null = null;
      for (const group of groups) {
        if (!group.hasName) continue;
        const fit = fitWithin(group, span, anchor, em);
        if (!best || fit > best.fit) best = { group, fit };
      }
      if (!best) continue;
      filled++;
      const stray = groups.filter((group) => group.hasName).length - 1;
      score += best.fit - stray * STRAY_NAME - (namesIn(best.group.lines).length - 1) * ANOTHER_CAT;
      cells.set(first + index, best);
      if (best.group.lines.every(({ kind }) => kind === "name" || kind === "title"))
        bare += 0.3 + best.fit * 0.8;
    }
    score -= (first - filled) * EMPTY_CELL[i]!;
  }
  // Where most cats have a number or a colour, what has none is hardly a cat.
  const isBareRare = bare < cells.size * MOST_BARE;
  return { score: score + supportOf(cells) * 0.1 - (isBareRare ? bare : 0), cells };
}

function fitWithin(
  group: Group,
  { from, to }: { from: number; to: number },
  anchor: Anchor,
  em: number,
): number {
  const off =
    anchor === "middle"
      ? Math.abs(group.from + group.to - from - to) / 2
      : Math.abs(group.from - from);
  const beyond = Math.max(0, from - group.from) + Math.max(0, group.to - to);
  const outside = Math.max(0, beyond - em) / (group.to - group.from);
  return 1 - outside - Math.min(1.5, Math.max(0, off - em * 0.5) / ((to - from) / 2));
}

/** Cats whose child is found too: a tree has no ancestors of nobody. */
function supportOf(cells: ReadonlyMap<number, FittedCell>): number {
  let supported = 0;
  for (const position of cells.keys())
    if (generationOf(position) === 1 || cells.has(childOf(position))) supported++;
  return supported;
}
