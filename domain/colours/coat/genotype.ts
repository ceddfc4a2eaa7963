import type { Sex } from "../../cats/sex.ts";
import { type Allele, ALLELES, type AutosomalLocus, byLocus, type Locus } from "./loci.ts";

/** Two alleles of a locus, the more dominant first. */
export type Pair<L extends Locus> = readonly [Allele<L>, Allele<L>];

/** A queen has two X chromosomes and a tom one, so the number of O alleles gives the sex. */
export type Orange = readonly [Allele<"O">] | Pair<"O">;

export type Genotype = { readonly [L in AutosomalLocus]: Pair<L> } & { readonly O: Orange };

/** Two alleles in the order of dominance, whichever parent gave which. */
export function pair<L extends Locus>(locus: L, one: Allele<L>, other: Allele<L>): Pair<L> {
  const order: readonly string[] = ALLELES[locus];
  return order.indexOf(one) <= order.indexOf(other) ? [one, other] : [other, one];
}

/** Every pair of alleles that a locus can have; the same list each time. */
export function pairsOf<L extends Locus>(locus: L): readonly Pair<L>[] {
  return PAIRS[locus];
}

const PAIRS = byLocus<{ readonly [L in Locus]: readonly Pair<L>[] }>((locus) => {
  const alleles: readonly string[] = ALLELES[locus];
  return alleles.flatMap((one, i) => alleles.slice(i).map((other) => [one, other]));
});

export function sexOf(genotype: Genotype): Sex {
  return genotype.O.length === 1 ? "male" : "female";
}

const plain: Omit<Genotype, "O"> = {
  B: ["B", "B"],
  D: ["D", "D"],
  Dm: ["dm", "dm"],
  A: ["a", "a"],
  Ta: ["TaM", "TaM"],
  Ti: ["Ti+", "Ti+"],
  C: ["C", "C"],
  I: ["i", "i"],
  Wb: ["N", "N"],
  W: ["w", "w"],
  E: ["E", "E"],
};

/** A solid black cat of this sex that carries nothing hidden, except for the given loci. */
export function genotypeOf(sex: Sex, loci: Partial<Genotype> = {}): Genotype {
  return { ...plain, O: sex === "male" ? ["o"] : ["o", "o"], ...loci };
}
