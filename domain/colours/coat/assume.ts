import type { Sex } from "../../cats/sex.ts";
import type { ColourCodes } from "../ems/codes.ts";
import type { NamedLocus } from "./allele-names.ts";
import { type Genotype, genotypeOf } from "./genotype.ts";
import { genotypesOf, type PossibleGenotypes } from "./infer.ts";
import { LOCI, type Locus } from "./loci.ts";

export type ColourLocus = Exclude<NamedLocus, { locus: "L" }>;

export type Assumed =
  | { readonly ok: true; readonly genotype: Genotype }
  /** The locus that contradicts the colour; O of a tom without alleles means a tortie tom. */
  | { readonly ok: false; readonly locus: Locus };

/**
 * The genotype assumed for a cross: what is named, what the colour and the relatives (`family`) prove, and otherwise
 * nothing hidden. The codes must be complete (`withImplied`).
 */
export function assumedGenotype(
  codes: ColourCodes,
  sex: Sex,
  named: readonly ColourLocus[] = [],
  family?: PossibleGenotypes,
): Assumed {
  const possible = genotypesOf(codes, sex);
  const chosen: Partial<Record<Locus, readonly string[]>> = { ...genotypeOf(sex) };
  for (const locus of LOCI) {
    const given = named.find((one) => one.locus === locus);
    // Relatives that contradict the colour prove nothing.
    const proven = family && family[locus].length > 0 ? family : possible;
    const alleles = given ? among(possible, given) : likeliest(proven, locus, codes);
    if (!alleles) return { ok: false, locus };
    chosen[locus] = alleles;
  }
  // Each locus has a pair of its own alleles, which the type of a loop cannot express.
  return { ok: true, genotype: chosen as Genotype };
}

function among(possible: PossibleGenotypes, { locus, alleles }: ColourLocus) {
  const wanted = String(alleles);
  return (possible[locus] as readonly (readonly string[])[]).find(
    (pair) => String(pair) === wanted,
  );
}

/** The pair that hides nothing if it is possible, otherwise the most dominant one. */
function likeliest(possible: PossibleGenotypes, locus: Locus, codes: ColourCodes) {
  const pairs: readonly (readonly string[])[] = possible[locus];
  // Red hair shows its pattern without agouti too, but a red cat written with a pattern is assumed to be a tabby.
  if (locus === "A" && codes.tabby !== null) return pairs[0];
  // One copy makes a bicolour, two a van or a harlequin (`coat_genetics.md`); an unknown amount counts as one.
  if (locus === "W" && codes.white !== null && codes.white !== "01" && codes.white !== "02")
    return pairs[1] ?? pairs[0];
  const plain = String(genotypeOf("female")[locus]);
  return pairs.find((pair) => String(pair) === plain) ?? pairs[0];
}
