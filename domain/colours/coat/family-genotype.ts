import { type ColouredCat, genotypeOfColour } from "./impossible.ts";
import type { PossibleGenotypes } from "./infer.ts";
import { narrowGenotypes } from "./narrow.ts";

/** A cat and its nearest relatives; null if unknown. */
export interface ColouredFamily {
  readonly cat: ColouredCat;
  readonly dam: ColouredCat | null;
  readonly sire: ColouredCat | null;
  readonly offspring: readonly {
    readonly kitten: ColouredCat;
    /** The kitten's other parent. */
    readonly mate: ColouredCat | null;
  }[];
}

/** What a cat may carry, judging by its own colour and those of its parents and offspring. */
export function familyGenotype({ cat, dam, sire, offspring }: ColouredFamily): PossibleGenotypes {
  const known = (one: ColouredCat | null) => one && genotypeOfColour(one);
  return narrowGenotypes(genotypeOfColour(cat), {
    dam: known(dam),
    sire: known(sire),
    offspring: offspring.map(({ kitten, mate }) => ({
      kitten: genotypeOfColour(kitten),
      mate: known(mate),
    })),
  });
}
