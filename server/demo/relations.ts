import type { DemoCat } from "./registry.ts";

/** Reads a cat whose id is its position in the list. */
export function catById(cats: readonly DemoCat[], id: number): DemoCat {
  const cat = cats[id - 1];
  if (cat?.id !== id) throw new RangeError(`no cat ${id}`);
  return cat;
}

/** The ids of known ancestors up to `generations`, one per place in the pedigree, so with repetitions. */
export function ancestorIds(cats: readonly DemoCat[], cat: DemoCat, generations: number): number[] {
  if (generations === 0) return [];
  return [cat.motherId, cat.fatherId]
    .filter((id) => id !== null)
    .flatMap((id) => [id, ...ancestorIds(cats, catById(cats, id), generations - 1)]);
}

/**
 * How many cats belong to both families, each including its ancestors up to `generations`. With 1, a positive number means
 * parent and child or half-siblings; with 2, cousins have at least one in common.
 */
export function inCommon(
  cats: readonly DemoCat[],
  one: DemoCat,
  other: DemoCat,
  generations: number,
): number {
  const family = (cat: DemoCat) => new Set([cat.id, ...ancestorIds(cats, cat, generations)]);
  return family(one).intersection(family(other)).size;
}
