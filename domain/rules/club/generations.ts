/** What the known ancestors of a cat say for its book. */
import { crossingOf, isSameOrSister, worstCrossing } from "./breed-groups.ts";
import type { ClubFacts } from "./truth.ts";

/** By place: the cat 1, its sire 2, its dam 3, and so on. */
export type Ancestors = ReadonlyMap<number, { readonly id: number; readonly breed: string }>;

const GENERATIONS = 4;
const placesOf = (generation: number) =>
  Array.from({ length: 2 ** generation }, (_, at) => 2 ** generation + at);

/** @param breed of the cat, in the clubs' codes, as its ancestors' */
export function generationFacts(ancestors: Ancestors, breed: string): ClubFacts {
  const known = completeGenerations((place) => ancestors.has(place));
  const within = [...ancestors].filter(([place]) => place > 1 && place < 2 ** GENERATIONS);
  const crossing = worstCrossing(within.map(([, ancestor]) => crossingOf(ancestor.breed, breed)));
  return {
    known_gen_n: known,
    pedigree_gen_n: known + 1,
    unknown_ancestor: known < GENERATIONS - 1,
    pure_gen_n: completeGenerations((place) => {
      const ancestor = ancestors.get(place);
      return ancestor !== undefined && isSameOrSister(ancestor.breed, breed);
    }),
    own_breed_gen_n: completeGenerations((place) => ancestors.get(place)?.breed === breed),
    ...(crossing !== null && { crossing }),
  };
}

/** How many generations in a row are complete. */
function completeGenerations(isThere: (place: number) => boolean): number {
  for (let generation = 1; generation <= GENERATIONS; generation++)
    if (!placesOf(generation).every(isThere)) return generation - 1;
  return GENERATIONS;
}

/** The ancestors of two cats' kittens. */
export function ancestorsOfKittens(sire: Ancestors, dam: Ancestors): Ancestors {
  return new Map([...placed(sire, 2), ...placed(dam, 3)]);
}

/** A parent's place becomes `root`, and its ancestors' follow. */
function placed(of: Ancestors, root: number) {
  return [...of].map(([place, ancestor]) => {
    const generation = Math.floor(Math.log2(place));
    return [place + (root - 1) * 2 ** generation, ancestor] as const;
  });
}
