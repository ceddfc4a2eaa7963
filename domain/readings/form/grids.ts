/** The trees that the print of some columns suggests. */
import { generationOf } from "../../pedigree/positions.ts";
import type { Columns } from "./fit.ts";
import { type Anchor, Grid, gridBetween, type Span } from "./grid.ts";
import { catsOf, type Scale } from "./groups.ts";

/** A heading or a footer may stand in the same column as the first or the last cats. */
const MOST_BESIDE = 3;
/** Blank cells at either end. */
const MOST_BLANK = 2;

/** As many as are worth a closer look. */
const MOST_GRIDS = 6;
/** A column with this many more names than cats is none. */
const TOO_MANY = 10;

/** For every column: if its first and last cats were those of these cells, the tree would be this high. The likeliest first. */
export function gridsOf(columns: Columns, anchor: Anchor, scale: Scale): Grid[] {
  const generations = columns.length;
  const cats = columns.map((lines) => catsOf(lines, scale));
  const places = cats.map((own) => own.map((cat) => placeOf(cat, anchor)));
  const grids = cats.flatMap((own, i) =>
    own.length > 2 ** (i + 1) + TOO_MANY
      ? []
      : [
          ...evenGrids(places[i]!, i + 1, generations, anchor),
          ...gridsAfterPrint(own, i + 1, generations, anchor),
        ],
  );
  return grids
    .map((grid) => ({ grid, cats: catsMet(grid, places, anchor) }))
    .toSorted((a, b) => b.cats - a.cats)
    .slice(0, MOST_GRIDS)
    .map(({ grid }) => grid);
}

/** How many cats stand where the tree has a cell for them, a cell for one. */
function catsMet(grid: Grid, columns: readonly (readonly number[])[], anchor: Anchor): number {
  let met = 0;
  for (const [i, places] of columns.entries()) {
    let lastIndex = -1;
    let lastFit = 0;
    for (const place of places) {
      const index = grid.indexAt(i + 1, place);
      if (index < 0) continue;
      const { from, to } = grid.span(i + 1, index);
      const wanted = anchor === "middle" ? (from + to) / 2 : from;
      const fit = Math.max(0, 1 - Math.abs(place - wanted) / ((to - from) / 2));
      if (index !== lastIndex) {
        met += fit;
        lastFit = fit;
      } else if (fit > lastFit) {
        met += fit - lastFit;
        lastFit = fit;
      }
      lastIndex = index;
    }
  }
  return met;
}

function evenGrids(
  places: readonly number[],
  generation: number,
  generations: number,
  anchor: Anchor,
): Grid[] {
  const cells = 2 ** generation;
  const blank = generation === 1 ? 0 : Math.min(MOST_BLANK, cells / 4);
  const found: Grid[] = [];
  for (let first = 0; first <= Math.min(MOST_BESIDE, places.length - 2); first++)
    for (
      let last = places.length - 1;
      last > Math.max(first, places.length - 2 - MOST_BESIDE);
      last--
    )
      for (let blankBefore = 0; blankBefore <= blank; blankBefore++)
        for (let blankAfter = 0; blankAfter <= blank; blankAfter++) {
          const steps = cells - 1 - blankBefore - blankAfter;
          if (steps < 1) continue;
          const a = places[first]!;
          const pitch = (places[last]! - a) / steps;
          if (pitch <= 0) continue;
          const top = a - pitch * (blankBefore + (anchor === "middle" ? 0.5 : 0));
          found.push(Grid.even(top, top + pitch * cells, generations));
        }
  return found;
}

const placeOf = ({ from, to }: Span, anchor: Anchor) =>
  anchor === "middle" ? (from + to) / 2 : from - 1;

/** Cells of unequal height, as in a table, if the column holds a cat for each of them. */
function gridsAfterPrint(
  cats: readonly Span[],
  generation: number,
  generations: number,
  anchor: Anchor,
): Grid[] {
  const cells = 2 ** generation;
  const found: Grid[] = [];
  for (let first = 0; first <= Math.min(MOST_BESIDE, cats.length - cells); first++)
    found.push(gridBetween(cats.slice(first, first + cells), generation, generations, anchor));
  return found;
}

/** The grid moved and stretched to where its cats stand (least squares); null for too few of them. */
export function settledGrid(
  grid: Grid,
  cells: ReadonlyMap<number, { readonly group: Span }>,
  anchor: Anchor,
): Grid | null {
  const pairs = [...cells].map(([position, { group }]) => {
    const generation = generationOf(position);
    const span = grid.span(generation, position - 2 ** generation);
    return anchor === "middle"
      ? { wanted: (span.from + span.to) / 2, found: (group.from + group.to) / 2 }
      : { wanted: span.from, found: group.from - 1 };
  });
  if (pairs.length < 3) return null;
  const mean = (of: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [wanted, found] = [mean((pair) => pair.wanted), mean((pair) => pair.found)];
  const spread = mean((pair) => (pair.wanted - wanted) ** 2);
  if (spread === 0) return null;
  const slope = mean((pair) => (pair.wanted - wanted) * (pair.found - found)) / spread;
  if (slope < 0.5) return null;
  return new Grid(grid.bounds.map((bound) => found + (bound - wanted) * slope));
}
