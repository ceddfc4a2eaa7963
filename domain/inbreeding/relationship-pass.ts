import type { PedigreeGraph } from "./graph.ts";

/**
 * Relationships of one cat with many, by the indirect method (Colleau 2002, in the order of Sargolzaei et al. 2005):
 * A = T D T′, so a column of A takes one walk up the cat's ancestors and one down those of the others. Cats must be
 * numbered parents first. `ownShare` is D: the part of a cat's genes not accounted for by its parents.
 */
export interface RelationshipPass {
  /** Fills `out` with the relationships (twice the kinship) of `cat` and each of `others`. */
  (
    cat: number,
    others: ArrayLike<number>,
    from: number,
    to: number,
    out: Float64Array,
    lowest: number,
  ): void;
}

export function relationshipPass(
  { sires, dams }: PedigreeGraph,
  ownShare: Float64Array,
): RelationshipPass {
  const count = sires.length;
  const passed = new Float64Array(count);
  const related = new Float64Array(count);
  const marked = new Int32Array((count >> 5) + 1);
  const upward = new Int32Array(count);
  const downward = new Int32Array(count);

  /** All marked cats and their ancestors, youngest first; clears the marks. */
  const ancestors = (highest: number, lowest: number, into: Int32Array): number => {
    let found = 0;
    for (let word = highest >> 5; word >= lowest >> 5; word--) {
      for (let bits = marked[word]!; bits !== 0; bits = marked[word]!) {
        const bit = 31 - Math.clz32(bits);
        marked[word] = bits & ~(1 << bit);
        const cat = (word << 5) | bit;
        into[found++] = cat;
        const sire = sires[cat]!;
        const dam = dams[cat]!;
        if (sire >= 0) marked[sire >> 5]! |= 1 << (sire & 31);
        if (dam >= 0) marked[dam >> 5]! |= 1 << (dam & 31);
      }
    }
    return found;
  };

  return (cat, others, from, to, out, lowest) => {
    marked[cat >> 5]! |= 1 << (cat & 31);
    const above = ancestors(cat, lowest, upward);
    passed[cat] = 1;
    for (let at = 0; at < above; at++) {
      const one = upward[at]!;
      const half = passed[one]! / 2;
      const sire = sires[one]!;
      const dam = dams[one]!;
      if (sire >= 0) passed[sire]! += half;
      if (dam >= 0) passed[dam]! += half;
      passed[one]! *= ownShare[one]!;
    }
    let highest = 0;
    for (let at = from; at < to; at++) {
      const other = others[at]!;
      if (other > highest) highest = other;
      marked[other >> 5]! |= 1 << (other & 31);
    }
    const below = ancestors(highest, lowest, downward);
    for (let at = below - 1; at >= 0; at--) {
      const one = downward[at]!;
      const sire = sires[one]!;
      const dam = dams[one]!;
      related[one] =
        passed[one]! + ((sire >= 0 ? related[sire]! : 0) + (dam >= 0 ? related[dam]! : 0)) / 2;
    }
    for (let at = from; at < to; at++) out[at] = related[others[at]!]!;
    for (let at = 0; at < above; at++) passed[upward[at]!] = 0;
  };
}
