/** Lays out the boxes of a descendants chart: generations from left to right, each parent next to its children. */

interface Related {
  readonly id: number;
  readonly mother_id: number | null;
  readonly father_id: number | null;
}

export interface PlacedCat<Cat extends Related> {
  readonly cat: Cat;
  /** 1 for children. */
  readonly generation: number;
  /** In rows from the top; may be a half between two children. */
  readonly row: number;
  /** The row of the parent it is attached to. */
  readonly parentRow: number;
  /** It appears further up with its descendants: two of its parents' lines meet here. */
  readonly isAgain: boolean;
}

export interface DescendantTree<Cat extends Related> {
  readonly rootRow: number;
  readonly rows: number;
  readonly generations: number;
  readonly placed: readonly PlacedCat<Cat>[];
}

/** If both parents descend from the root, the cat is attached to each, but continues only at its first place. */
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

  /** Places everything below a cat and returns the cat's row. */
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
  // Generation by generation, the order of keyboard navigation.
  placed.sort((a, b) => a.generation - b.generation || a.row - b.row);
  return { rootRow, rows: nextRow, generations: deepest, placed };
}
