import type { PedigreeGraph } from "./graph.ts";

/** Full siblings of all litters share their coefficient, so one figure per couple is calculated. */
export interface Couples {
  /** For each cat the number of its parents' couple, or -1 if a parent is unknown. */
  readonly coupleOf: Int32Array;
  /** A sire's couples run from `starts[sire]` to `starts[sire + 1]`. */
  readonly starts: Int32Array;
  /** The dam of each couple. */
  readonly damOf: Int32Array;
}

/** Couples grouped by their sire, each once. */
export function couplesOf({ sires, dams }: PedigreeGraph): Couples {
  const count = sires.length;
  const { starts: firsts, litter } = bySire({ sires, dams });
  const coupleOf = new Int32Array(count).fill(-1);
  const starts = new Int32Array(count + 1);
  const damOf = new Int32Array(litter.length);
  const known = new Int32Array(count).fill(-1);
  let couples = 0;
  for (let sire = 0; sire < count; sire++) {
    starts[sire] = couples;
    for (let at = firsts[sire]!; at < firsts[sire + 1]!; at++) {
      const cat = litter[at]!;
      const dam = dams[cat]!;
      // A number before this sire's first couple belongs to another sire.
      if (known[dam]! < starts[sire]!) {
        known[dam] = couples;
        damOf[couples++] = dam;
      }
      coupleOf[cat] = known[dam]!;
    }
  }
  starts[count] = couples;
  return { coupleOf, starts, damOf: damOf.subarray(0, couples) };
}

function bySire({ sires, dams }: PedigreeGraph): { starts: Int32Array; litter: Int32Array } {
  const count = sires.length;
  const starts = new Int32Array(count + 1);
  for (let cat = 0; cat < count; cat++)
    if (sires[cat]! >= 0 && dams[cat]! >= 0) starts[sires[cat]! + 1]!++;
  for (let cat = 0; cat < count; cat++) starts[cat + 1]! += starts[cat]!;
  const litter = new Int32Array(starts[count]!);
  const free = starts.slice();
  for (let cat = 0; cat < count; cat++)
    if (sires[cat]! >= 0 && dams[cat]! >= 0) litter[free[sires[cat]!]!++] = cat;
  return { starts, litter };
}
