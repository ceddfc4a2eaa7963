import type { Sex } from "../cats/sex.ts";
import { genotypesOf, mayBeKitten } from "../colours/coat/infer.ts";
import { withImplied } from "../colours/ems/breed-rules.ts";
import { COLOUR_KINDS, type ColourCodes } from "../colours/ems/codes.ts";

export interface ColouredParent extends ColourCodes {
  /** Three-letter EMS code. */
  readonly breed: string;
}

/**
 * Whether the parents' colours allow this one for a kitten of the dam's breed. `false` is a reason to look again, not to
 * refuse: a parent's colour is entered wrongly as often as a kitten's.
 */
export function mayBeOfParents(
  colour: ColourCodes,
  sex: Sex,
  dam: ColouredParent,
  sire: ColouredParent,
): boolean {
  return mayBeKitten(
    genotypes(dam.breed, colour, sex),
    genotypes(dam.breed, dam, "female"),
    genotypes(sire.breed, sire, "male"),
  );
}

function genotypes(breed: string, cat: ColourCodes, sex: Sex) {
  const codes = Object.fromEntries(COLOUR_KINDS.map((kind) => [kind, cat[kind]])) as ColourCodes;
  return genotypesOf(withImplied(breed, codes), sex);
}
