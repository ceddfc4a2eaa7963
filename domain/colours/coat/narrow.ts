import type { PossibleGenotypes } from "./infer.ts";
import { AUTOSOMAL_LOCI, type Locus } from "./loci.ts";

/** Null is an unknown relative: anything may come from it. */
export interface Relatives {
  readonly dam: PossibleGenotypes | null;
  readonly sire: PossibleGenotypes | null;
  readonly offspring: readonly {
    readonly kitten: PossibleGenotypes;
    /** The kitten's other parent. */
    readonly mate: PossibleGenotypes | null;
  }[];
}

const LOCI: readonly Locus[] = ["O", ...AUTOSOMAL_LOCI];

/**
 * What a cat may carry, narrowed from its colour by those of its parents and offspring: a black queen with a blue kitten
 * carries dilution. A locus with nothing left contradicts the relatives. Each relative is considered alone, so a pair
 * stays if only several relatives together would exclude it.
 */
export function narrowGenotypes(cat: PossibleGenotypes, relatives: Relatives): PossibleGenotypes {
  const narrowed: Record<string, unknown> = {};
  for (const locus of LOCI) narrowed[locus] = narrowLocus(locus, cat, relatives);
  // Filled locus by locus with matching pairs, which the record's type cannot express.
  return narrowed as unknown as PossibleGenotypes;
}

/** The loci at which these parents could not have this kitten; null is an unknown parent. */
export function conflictingLoci(
  kitten: PossibleGenotypes,
  dam: PossibleGenotypes | null,
  sire: PossibleGenotypes | null,
): Locus[] {
  return LOCI.filter(
    (locus) => !kittenPairs(locus, kitten).some((own) => mayCome(locus, own, dam, sire)),
  );
}

function narrowLocus(
  locus: Locus,
  cat: PossibleGenotypes,
  { dam, sire, offspring }: Relatives,
): readonly (readonly string[])[] {
  return kittenPairs(locus, cat).filter(
    (own) =>
      mayCome(locus, own, dam, sire) &&
      offspring.every(({ kitten, mate }) => mayGive(locus, own, cat, kitten, mate)),
  );
}

function kittenPairs(locus: Locus, possible: PossibleGenotypes): readonly (readonly string[])[] {
  return possible[locus];
}

/** Whether these parents could have a cat with these alleles. */
function mayCome(
  locus: Locus,
  own: readonly string[],
  dam: PossibleGenotypes | null,
  sire: PossibleGenotypes | null,
): boolean {
  const fromDam = gametes(locus, dam);
  if (own.length === 1) return gives(fromDam, own[0]!);
  const fromSire = gametes(locus, sire);
  const [one, other] = own as [string, string];
  return (
    (gives(fromDam, one) && gives(fromSire, other)) ||
    (gives(fromDam, other) && gives(fromSire, one))
  );
}

/** Whether a parent with these alleles could have the kitten with that mate. */
function mayGive(
  locus: Locus,
  own: readonly string[],
  cat: PossibleGenotypes,
  kitten: PossibleGenotypes,
  mate: PossibleGenotypes | null,
): boolean {
  const isSire = cat.O.length > 0 && cat.O[0]!.length === 1;
  const from: PossibleGenotypes = { ...cat, [locus]: [own] as never };
  return kittenPairs(locus, kitten).some((pairOfKitten) =>
    isSire ? mayCome(locus, pairOfKitten, mate, from) : mayCome(locus, pairOfKitten, from, mate),
  );
}

function gametes(locus: Locus, possible: PossibleGenotypes | null): ReadonlySet<string> | null {
  if (!possible) return null;
  return new Set((possible[locus] as readonly (readonly string[])[]).flat());
}

function gives(from: ReadonlySet<string> | null, allele: string): boolean {
  return from === null || from.has(allele);
}

/** "D/-" if only the first allele is certain, "O/o" if both are, "-/-" if neither is, "" if nothing fits. */
export function possibilityText(pairs: readonly (readonly string[])[]): string {
  const [first] = pairs;
  if (!first) return "";
  const certain = (at: number) => (pairs.every((one) => one[at] === first[at]) ? first[at]! : "-");
  return first.length === 1 ? `${certain(0)}/Y` : `${certain(0)}/${certain(1)}`;
}
