import type { Sex } from "../cats/sex.ts";
import { mayBeCrossed } from "./allowed-crosses.ts";
import { isHarmfulTogether, mayBothBeShort } from "./body-genes.ts";
import { bornByToMate } from "./breeding-age.ts";

/** Reasons against a mating, the most serious first. */
export const MATING_WARNINGS = [
  "same_cat",
  "same_sex",
  "dam_not_female",
  "sire_not_male",
  "dam_neutered",
  "sire_neutered",
  "harmful_together",
  "harmful_if_short",
  "parent_and_child",
  "full_siblings",
  "half_siblings",
  "close_kinship",
  "dam_too_young",
  "sire_too_young",
  "breeds_not_crossed",
  "little_known",
] as const;
export type MatingWarning = (typeof MATING_WARNINGS)[number];

/** The kinship of half-siblings, or of grandparent and grandchild. */
export const CLOSE_KINSHIP = 1 / 8;
/** With fewer complete generations known, a low coefficient says little. */
export const GENERATIONS_TO_TRUST = 3;

export interface Mate {
  readonly id: number;
  readonly sex: Sex;
  readonly cat_birthdate: string | null;
  readonly neutered_on: string | null;
  readonly breed_ems: string;
  /** The codes of its tail, ears and coat. */
  readonly build: string | null;
  readonly mother_id: number | null;
  readonly father_id: number | null;
}

export interface Mating {
  readonly dam: Mate;
  readonly sire: Mate;
  /** F of the kittens. */
  readonly coefficient: number;
  /** The kittens' known ancestors, in complete generations. */
  readonly knownGenerations: number;
  /** `yyyy-mm-dd` */
  readonly today: string;
}

/** Everything a breeder should know before the mating; none of it hides the figures. */
export function matingWarnings({
  dam,
  sire,
  coefficient,
  knownGenerations,
  today,
}: Mating): MatingWarning[] {
  const isSameCat = dam.id === sire.id;
  const isSameSex = dam.sex === sire.sex;
  const kinship = isSameCat ? null : nearKinship(dam, sire);
  const holds: Record<MatingWarning, boolean> = {
    same_cat: isSameCat,
    same_sex: isSameSex && !isSameCat,
    dam_not_female: dam.sex !== "female" && !isSameSex,
    sire_not_male: sire.sex !== "male" && !isSameSex,
    dam_neutered: dam.neutered_on !== null,
    sire_neutered: sire.neutered_on !== null && !isSameCat,
    harmful_together: !isSameCat && isHarmfulTogether(bodyOf(dam), bodyOf(sire)),
    harmful_if_short: !isSameCat && mayBothBeShort(bodyOf(dam), bodyOf(sire)),
    parent_and_child: kinship === "parent_and_child",
    full_siblings: kinship === "full_siblings",
    half_siblings: kinship === "half_siblings",
    close_kinship: kinship === null && coefficient >= CLOSE_KINSHIP,
    dam_too_young: isTooYoung(dam, today),
    sire_too_young: isTooYoung(sire, today),
    breeds_not_crossed: !mayBeCrossed(dam.breed_ems, sire.breed_ems),
    little_known: knownGenerations < GENERATIONS_TO_TRUST,
  };
  return MATING_WARNINGS.filter((warning) => holds[warning]);
}

const bodyOf = ({ breed_ems: breed, build }: Mate) => ({ breed, build });

function nearKinship(dam: Mate, sire: Mate): MatingWarning | null {
  const isParent = (parent: Mate, child: Mate) =>
    child.mother_id === parent.id || child.father_id === parent.id;
  if (isParent(dam, sire) || isParent(sire, dam)) return "parent_and_child";
  const sameMother = dam.mother_id !== null && dam.mother_id === sire.mother_id;
  const sameFather = dam.father_id !== null && dam.father_id === sire.father_id;
  if (sameMother && sameFather) return "full_siblings";
  return sameMother || sameFather ? "half_siblings" : null;
}

function isTooYoung({ cat_birthdate }: Mate, today: string): boolean {
  return cat_birthdate !== null && cat_birthdate > bornByToMate(today);
}
