/** Where the boxes of a descendants chart stand: generations from left to right, each parent beside its children. */

interface Related {
  readonly id: number;
  readonly mother_id: number | null;
  readonly father_id: number | null;
}

export interface PlacedCat<Cat extends Related> {
  readonly cat: Cat;
  /** 1 for children. */
  readonly generation: number;
  /** In rows from the top; halves where it stands between its children. */
  readonly row: number;
  /** The row of the parent it hangs on. */
  readonly parentRow: number;
  /** It stands further up with its own descendants: two of its parents' lines meet here. */
  readonly isAgain: boolean;
}

export interface DescendantTree<Cat extends Related> {
  readonly rootRow: number;
  readonly rows: number;
  readonly generations: number;
  readonly placed: readonly PlacedCat<Cat>[];
}

/** A cat whose parents both descend from the root hangs on each of them, and goes on at its first place only. */
export function descendantTree<Cat extends Related>(
  rootId: number,
  cats: readonly Cat[],
): DescendantTree<Cat> {
  const childrenOf = new Map<number, Cat[]>();
  for (const cat of cats)
    for (const parent of [cat.mother_id, cat.father_id])
      if (parent !== null) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), cat]);

  const placed: PlacedCat<Cat>[] = [];
  const seen = new Set<number>();
  let nextRow = 0;
  let deepest = 0;

  /** Places all below a cat and answers the cat's own row. */
  const place = (id: number, generation: number): number => {
    const children = childrenOf.get(id) ?? [];
    if (children.length === 0) return nextRow++;
    const below = children.map((cat) => {
      const isAgain = seen.has(cat.id);
      seen.add(cat.id);
      deepest = Math.max(deepest, generation + 1);
      const row = isAgain ? nextRow++ : place(cat.id, generation + 1);
      return { cat, generation: generation + 1, row, isAgain };
    });
    const parentRow = (below[0]!.row + below.at(-1)!.row) / 2;
    placed.push(...below.map((child) => ({ ...child, parentRow })));
    return parentRow;
  };

  const rootRow = place(rootId, 0);
  // Generation by generation, as the keyboard walks through them.
  placed.sort((a, b) => a.generation - b.generation || a.row - b.row);
  return { rootRow, rows: nextRow, generations: deepest, placed };
}
