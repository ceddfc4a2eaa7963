/**
 * Parents by index: `sires[i]` and `dams[i]` are indices into the same arrays, or `UNKNOWN`. Cats may be in any order,
 * and one cat may be both sire and dam: refusing that is the form's job, not the calculation's.
 */
export interface PedigreeGraph {
  readonly sires: Int32Array;
  readonly dams: Int32Array;
}

export const UNKNOWN = -1;

/** A cat is its own ancestor. The registry prevents this; the check keeps loops from running for ever. */
export class CyclicPedigree extends RangeError {}

/**
 * Each cat's generation counted down from the founders: 0 if no parent is known, otherwise one more than the later
 * parent's. Parents always have a smaller number than their children.
 * @throws {CyclicPedigree} if a cat is its own ancestor
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
