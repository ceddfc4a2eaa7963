/** Arbitrary pedigrees: small, highly inbred, with selfing, ignoring sex, half of them in shuffled order. */
import fc from "fast-check";
import type { PedigreeGraph } from "@felistry/domain/inbreeding/graph.ts";

const CATS = 11;

/** Each cat's parents are older cats or unknown; the youngest is last, so that a test can use it. */
export const anyPedigree: fc.Arbitrary<PedigreeGraph> = fc
  .record({
    parents: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(7)), { minLength: 2, maxLength: CATS }),
    mixed: fc.boolean(),
    keys: fc.array(fc.nat(), { minLength: CATS, maxLength: CATS }),
  })
  .map(({ parents, mixed, keys }) => {
    const count = parents.length;
    const order = Array.from({ length: count }, (_, cat) => cat);
    if (mixed)
      order.sort((a, b) => (b === count - 1 ? -1 : a === count - 1 ? 1 : keys[a]! - keys[b]!));
    const sires = new Int32Array(count).fill(-1);
    const dams = new Int32Array(count).fill(-1);
    for (const [age, [sire, dam, luck]] of parents.entries()) {
      if (age === 0) continue;
      // One cat in eight has no known sire, and one no known dam.
      if (luck !== 0) sires[order.indexOf(age)] = order.indexOf(sire % age);
      if (luck !== 1) dams[order.indexOf(age)] = order.indexOf(dam % age);
    }
    return { sires, dams };
  });
