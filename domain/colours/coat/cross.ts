import type { Sex } from "../../cats/sex.ts";
import type { ColourCodes } from "../ems/codes.ts";
import { colourEms } from "../ems/write.ts";
import { type Fraction, fraction } from "./fraction.ts";
import { type Genotype, type Orange, type Pair, pair, sexOf } from "./genotype.ts";
import { type Allele, AUTOSOMAL_LOCI, type AutosomalLocus } from "./loci.ts";
import { type Background, phenotypeCodes } from "./phenotype.ts";

/** A colour possible in a litter, with its share of all kittens. */
export interface Outcome {
  readonly sex: Sex | "both";
  readonly codes: ColourCodes;
  readonly ems: string;
  /** For one kitten, over both sexes, each with probability one half. */
  readonly probability: Fraction;
}

/**
 * Every colour possible for a kitten of these parents, likeliest first; the shares add up to exactly 1. Loci are
 * independent and gametes equally likely. A colour equally likely in sons and daughters is one outcome of `both`.
 */
export function crossProbabilities(
  dam: Genotype,
  sire: Genotype,
  background: Background = {},
): Outcome[] {
  if (sexOf(dam) !== "female" || sexOf(sire) !== "male")
    throw new RangeError("a cross needs a queen and a tom");
  const autosomes = AUTOSOMAL_LOCI.reduce<Weighted<Autosomes>[]>(
    (litters, locus) =>
      litters.flatMap((litter) =>
        classesOf(locus, dam, sire).map(({ value, weight }) => ({
          value: { ...litter.value, [locus]: value },
          weight: litter.weight * weight,
        })),
      ),
    [{ value: {}, weight: 1 }],
  ) as Weighted<Omit<Genotype, "O">>[];
  const daughters = coloursOf(
    autosomes,
    dam.O.map((fromDam) => pair("O", fromDam, sire.O[0])),
    background,
  );
  const sons = coloursOf(
    autosomes,
    dam.O.map((fromDam): Orange => [fromDam]),
    background,
  );
  const all = 2 * dam.O.length * 4 ** AUTOSOMAL_LOCI.length;
  return joinSexes(daughters, sons, all).sort(byShare);
}

interface Weighted<T> {
  readonly value: T;
  readonly weight: number;
}

type Autosomes = Partial<Omit<Genotype, "O">>;

/**
 * The four equally likely combinations of the parents' alleles, merged where they look the same: carriers of a fully
 * recessive allele count with non-carriers, which keeps the enumeration small.
 */
function classesOf<L extends AutosomalLocus>(
  locus: L,
  dam: Genotype,
  sire: Genotype,
): Weighted<Pair<L>>[] {
  const classes = new Map<string, { value: Pair<L>; weight: number }>();
  for (const fromDam of dam[locus] as Pair<L>) {
    for (const fromSire of sire[locus] as Pair<L>) {
      const value = pair(locus, fromDam, fromSire);
      const key = looksOf(locus, value);
      const known = classes.get(key);
      if (known) known.weight++;
      else classes.set(key, { value, weight: 1 });
    }
  }
  return [...classes.values()];
}

/** At C and W the second allele also shows; elsewhere the first alone decides. */
function looksOf<L extends AutosomalLocus>(
  locus: L,
  [one, other]: readonly [Allele<L>, Allele<L>],
): string {
  return locus === "C" || locus === "W" ? `${one}/${other}` : one;
}

interface Colour {
  readonly codes: ColourCodes;
  weight: number;
}

function coloursOf(
  autosomes: readonly Weighted<Omit<Genotype, "O">>[],
  oranges: readonly Orange[],
  background: Background,
): Map<string, Colour> {
  const colours = new Map<string, Colour>();
  for (const { value, weight } of autosomes) {
    for (const O of oranges) {
      const codes = phenotypeCodes({ ...value, O }, background);
      const ems = colourEms(codes);
      const known = colours.get(ems);
      if (known) known.weight += weight;
      else colours.set(ems, { codes, weight });
    }
  }
  return colours;
}

function joinSexes(
  daughters: Map<string, Colour>,
  sons: Map<string, Colour>,
  all: number,
): Outcome[] {
  const outcomes: Outcome[] = [];
  const add = (sex: Outcome["sex"], ems: string, { codes }: Colour, weight: number) =>
    outcomes.push({ sex, ems, codes, probability: fraction(weight, all) });
  for (const [ems, daughter] of daughters) {
    const son = sons.get(ems);
    if (son?.weight === daughter.weight) add("both", ems, daughter, daughter.weight * 2);
    else add("female", ems, daughter, daughter.weight);
  }
  for (const [ems, son] of sons) {
    if (daughters.get(ems)?.weight !== son.weight) add("male", ems, son, son.weight);
  }
  return outcomes;
}

function byShare(a: Outcome, b: Outcome): number {
  const share = ({ probability: { numerator, denominator } }: Outcome) => numerator / denominator;
  return share(b) - share(a) || (a.ems < b.ems ? -1 : 1);
}
