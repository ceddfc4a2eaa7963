/** Where the cells of a tree would stand: boundaries across it, of the last generation and so of all. */

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A cell's print stands in its middle, or begins at its upper edge. */
export type Anchor = "middle" | "edge";

export class Grid {
  readonly generations: number;
  /** 2 ** generations + 1 of them, rising. */
  readonly bounds: readonly number[];

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.generations = Math.round(Math.log2(bounds.length - 1));
  }

  static even(from: number, to: number, generations: number): Grid {
    const cells = 2 ** generations;
    const bounds: number[] = [];
    for (let i = 0; i <= cells; i++) bounds.push(from + ((to - from) * i) / cells);
    return new Grid(bounds);
  }

  get from(): number {
    return this.bounds[0]!;
  }

  get to(): number {
    return this.bounds.at(-1)!;
  }

  /** The cell of the generation's ancestor counted from 0. */
  span(generation: number, index: number): Span {
    const step = 2 ** (this.generations - generation);
    return { from: this.bounds[index * step]!, to: this.bounds[(index + 1) * step]! };
  }

  /** Which cell of the generation holds this place; -1 outside the tree. */
  indexAt(generation: number, place: number): number {
    if (place < this.from || place >= this.to) return -1;
    let low = 0;
    let high = this.bounds.length - 1;
    while (high - low > 1) {
      const half = (low + high) >> 1;
      if (this.bounds[half]! <= place) low = half;
      else high = half;
    }
    return low >> (this.generations - generation);
  }
}

/** Boundaries that follow the print: halfway between neighbours, refined by halving where a generation is not known. */
export function gridBetween(
  cells: readonly Span[],
  generation: number,
  generations: number,
  anchor: Anchor,
): Grid {
  const middles = cells.map(({ from, to }) => (from + to) / 2);
  const first = cells[0]!;
  const last = cells.at(-1)!;
  const bounds = [0];
  for (let i = 1; i < cells.length; i++)
    bounds.push(anchor === "middle" ? (middles[i - 1]! + middles[i]!) / 2 : cells[i]!.from - 1);
  const pitch = (cells.at(-1)!.from - first.from) / Math.max(1, cells.length - 1);
  bounds[0] = anchor === "middle" ? middles[0]! * 2 - bounds[1]! : first.from - 1;
  bounds.push(anchor === "middle" ? middles.at(-1)! * 2 - bounds.at(-1)! : last.from + pitch);
  let fine = bounds;
  for (let halved = generation; halved < generations; halved++)
    fine = fine.flatMap((bound, i) => (i === 0 ? [bound] : [(fine[i - 1]! + bound) / 2, bound]));
  return new Grid(fine);
}
