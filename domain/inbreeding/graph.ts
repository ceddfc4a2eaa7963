/**
 * Parents by index: `sires[i]` and `dams[i]` are places in the same arrays, or `UNKNOWN`. Cats may stand in any order,
 * a cat may be both sire and dam: what is bred so is the form's to refuse, not the reckoning's.
 */
export interface PedigreeGraph {
  readonly sires: Int32Array;
  readonly dams: Int32Array;
}

export const UNKNOWN = -1;

/** A cat that is its own ancestor: the registry lets none in, and nothing goes round in one for ever. */
export class CyclicPedigree extends RangeError {}

/**
 * The generation of each cat counted from the founders down: 0 where no parent is known, else one more than the later
 * parent's. Parents always have a smaller number than their children.
 * @throws {CyclicPedigree} where a cat is its own ancestor
 */
export function generationsFromFounders({ sires, dams }: PedigreeGraph): Int32Array {
  const count = sires.length;
  const generation = new Int32Array(count);
  const parentsLeft = new Uint8Array(count);
  const { starts, children } = childrenOf({ sires, dams });
  const ready = new Int32Array(count);
  let found = 0;
  for (let cat = 0; cat < count; cat++) {
    parentsLeft[cat] = (sires[cat]! >= 0 ? 1 : 0) + (dams[cat]! >= 0 ? 1 : 0);
    if (parentsLeft[cat] === 0) ready[found++] = cat;
  }
  for (let next = 0; next < found; next++) {
    const parent = ready[next]!;
    for (let at = starts[parent]!; at < starts[parent + 1]!; at++) {
      const child = children[at]!;
      generation[child] = Math.max(generation[child]!, generation[parent]! + 1);
      if (--parentsLeft[child]! === 0) ready[found++] = child;
    }
  }
  if (found < count) throw new CyclicPedigree("a cat is its own ancestor");
  return generation;
}

function childrenOf({ sires, dams }: PedigreeGraph): { starts: Int32Array; children: Int32Array } {
  const count = sires.length;
  const starts = new Int32Array(count + 1);
  for (const parents of [sires, dams])
    for (const parent of parents) if (parent >= 0) starts[parent + 1]!++;
  for (let cat = 0; cat < count; cat++) starts[cat + 1]! += starts[cat]!;
  const children = new Int32Array(starts[count]!);
  const free = starts.slice();
  for (const parents of [sires, dams]) {
    for (let cat = 0; cat < count; cat++) {
      const parent = parents[cat]!;
      if (parent >= 0) children[free[parent]!++] = cat;
    }
  }
  return { starts, children };
}
