import type { ColourCodes } from "../ems/codes.ts";
import { withImplied } from "../ems/breed-rules.ts";
import type { HairPair } from "./allele-names.ts";
import { assumedGenotype, type ColourLocus } from "./assume.ts";
import { backgroundOf } from "./background.ts";
import { crossProbabilities, type Outcome } from "./cross.ts";
import { type Fraction, fraction } from "./fraction.ts";
import type { Genotype } from "./genotype.ts";
import type { PossibleGenotypes } from "./infer.ts";
import type { Locus } from "./loci.ts";

/** A parent as its pedigree describes it. */
export interface ParentColour {
  readonly breed: string | null;
  readonly codes: ColourCodes;
  /** Loci known from tests or offspring. */
  readonly named?: readonly ColourLocus[];
  /** The genotypes its parents and offspring allow (`familyGenotype`). */
  readonly family?: PossibleGenotypes | undefined;
}

/** What was assumed, to be stated with the figures. */
export type Assumption =
  | "independent"
  | "nothing_hidden"
  | "nothing_hidden_but_proven"
  | "under_white"
  | "under_red"
  | "white_copies"
  | "spotted"
  | "shaded";

export interface Prediction {
  readonly ok: true;
  readonly kittens: readonly Outcome[];
  readonly dam: Genotype;
  readonly sire: Genotype;
  readonly assumptions: readonly Assumption[];
}

export interface NoPrediction {
  readonly ok: false;
  readonly parent: "dam" | "sire";
  /** Null if the colour is unknown or unregistered, so that nothing can be predicted. */
  readonly locus: Locus | null;
}

/** The possible kitten colours of two cats, each with its share; hidden recessives count only if named or proven by relatives. */
export function predictKittens(dam: ParentColour, sire: ParentColour): Prediction | NoPrediction {
  const ofDam = withImplied(dam.breed, dam.codes);
  const ofSire = withImplied(sire.breed, sire.codes);
  if (isUnknown(ofDam)) return { ok: false, parent: "dam", locus: null };
  if (isUnknown(ofSire)) return { ok: false, parent: "sire", locus: null };
  const queen = assumedGenotype(ofDam, "female", dam.named, dam.family);
  if (!queen.ok) return { ok: false, parent: "dam", locus: queen.locus };
  const tom = assumedGenotype(ofSire, "male", sire.named, sire.family);
  if (!tom.ok) return { ok: false, parent: "sire", locus: tom.locus };
  const background = backgroundOf(ofDam, ofSire);
  const kittens = crossProbabilities(queen.genotype, tom.genotype, background);
  return {
    ok: true,
    kittens,
    dam: queen.genotype,
    sire: tom.genotype,
    assumptions: assumptionsOf([ofDam, ofSire], kittens, Boolean(dam.family ?? sire.family)),
  };
}

/** The share of longhaired kittens of two cats with known alleles at FGF5. */
export function longhairShare(dam: HairPair, sire: HairPair): Fraction {
  const long = (pair: HairPair) => pair.filter((allele) => allele === "l").length;
  return fraction(long(dam) * long(sire), 4);
}

function isUnknown({ main }: ColourCodes): boolean {
  return main === null || main === "x";
}

const RED = ["d", "e"];

function assumptionsOf(
  parents: readonly ColourCodes[],
  kittens: readonly Outcome[],
  hasRelatives: boolean,
): Assumption[] {
  const some = (holds: (codes: ColourCodes) => boolean) => parents.some(holds);
  const kittensWith = (kind: "white" | "tabby", ...codes: string[]) =>
    kittens.some((kitten) => codes.includes(kitten.codes[kind] ?? ""));
  const all: readonly (readonly [Assumption, boolean])[] = [
    ["independent", true],
    ["nothing_hidden", !hasRelatives],
    ["nothing_hidden_but_proven", hasRelatives],
    ["under_white", some(({ main }) => main === "w")],
    ["under_red", some(({ main }) => RED.includes(main?.charAt(0) ?? ""))],
    ["white_copies", some(({ white }) => white !== null)],
    ["spotted", kittensWith("tabby", "24")],
    ["shaded", kittensWith("tabby", "11", "12")],
  ];
  return all.filter(([, holds]) => holds).map(([assumption]) => assumption);
}
