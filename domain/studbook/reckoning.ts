/** What the studbook says of a group of cats by their pedigrees: the mean coefficient of inbreeding, and their founders. */
import type { PedigreeGraph } from "../inbreeding/graph.ts";
import { inbreedingOfAll } from "../inbreeding/inbreeding-of-all.ts";

export interface Reckoned {
  /** Cats with both parents known: only these can show any inbreeding. */
  readonly withParents: number;
  readonly inbreeding: number;
  /** Different ancestors of whom no parent is known; a cat without known parents is its own founder. */
  readonly founders: number;
}

/**
 * Prepares what all groups share, so that each costs no more than its own ancestors.
 * @throws {CyclicPedigree} if a cat is its own ancestor
 */
export function groupReckoner(pedigree: PedigreeGraph): (cats: readonly number[]) => Reckoned {
  const { sires, dams } = pedigree;
  const coefficients = inbreedingOfAll(pedigree);
  const seenFor = new Int32Array(sires.length);
  const waiting = new Int32Array(sires.length);
  let group = 0;
  return (cats) => {
    group++;
    let found = 0;
    let withParents = 0;
    let sum = 0;
    let founders = 0;
    const meet = (cat: number): void => {
      if (cat < 0 || seenFor[cat] === group) return;
      seenFor[cat] = group;
      waiting[found++] = cat;
    };
    for (const cat of cats) {
      sum += coefficients[cat]!;
      if (sires[cat]! >= 0 && dams[cat]! >= 0) withParents++;
      meet(cat);
    }
    for (let next = 0; next < found; next++) {
      const cat = waiting[next]!;
      if (sires[cat]! < 0 && dams[cat]! < 0) founders++;
      meet(sires[cat]!);
      meet(dams[cat]!);
    }
    return { withParents, inbreeding: cats.length === 0 ? 0 : sum / cats.length, founders };
  };
}
