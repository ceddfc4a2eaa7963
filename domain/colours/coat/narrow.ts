import type { PossibleGenotypes } from "./infer.ts";
import { byLocus, LOCI, type Locus } from "./loci.ts";

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

/**
 * What a cat may carry, narrowed from its colour by those of its parents and offspring: a black queen with a blue kitten
 * carries dilution. A locus with nothing left contradicts the relatives. Each relative is considered alone, so a pair
 * stays if only several relatives together would exclude it.
 */
export function narrowGenotypes(cat: PossibleGenotypes, relatives: Relatives): PossibleGenotypes {
  return byLocus((locus) => narrowLocus(locus, cat, relatives));
}

/** The loci at which these parents could not have this kitten; null is an unknown parent. */
export function conflictingLoci(
  kitten: PossibleGenotypes,
  dam: PossibleGenotypes | null,
  sire: PossibleGenotypes | null,
): Locus[] {
  const [fromDam, fromSire] = [dam && gametesOf(dam), sire && gametesOf(sire)];
  return LOCI.filter(
    (locus) =>
      !kittenPairs(locus, kitten).some((own) =>
        mayCome(own, fromDam && fromDam[locus], fromSire && fromSire[locus]),
      ),
  );
}

function narrowLocus(
  locus: Locus,
  cat: PossibleGenotypes,
  { dam, sire, offspring }: Relatives,
): readonly (readonly string[])[] {
  const [fromDam, fromSire] = [dam && gametesOf(dam)[locus], sire && gametesOf(sire)[locus]];
  const isSire = cat.O.length > 0 && cat.O[0]!.length === 1;
  return kittenPairs(locus, cat).filter(
    (own) =>
      mayCome(own, fromDam, fromSire) &&
      offspring.every(({ kitten, mate }) => {
        const [given, fromMate] = [new Set(own), mate && gametesOf(mate)[locus]];
        return kittenPairs(locus, kitten).some((pairOfKitten) =>
          isSire ? mayCome(pairOfKitten, fromMate, given) : mayCome(pairOfKitten, given, fromMate),
        );
      }),
  );
}

function kittenPairs(locus: Locus, possible: PossibleGenotypes): readonly (readonly string[])[] {
  return possible[locus];
}

/** The alleles that a parent may give; null is an unknown parent. */
type Gametes = ReadonlySet<string> | null;

/** Whether parents who give these could have a cat with these alleles. */
function mayCome(own: readonly string[], fromDam: Gametes, fromSire: Gametes): boolean {
  if (own.length === 1) return gives(fromDam, own[0]!);
  const [one, other] = own as [string, string];
  return (
    (gives(fromDam, one) && gives(fromSire, other)) ||
    (gives(fromDam, other) && gives(fromSire, one))
  );
}

function gives(from: Gametes, allele: string): boolean {
  return from === null || from.has(allele);
}

/** A check of a whole registry asks a million times for those of a few thousand colours. */
const known = new WeakMap<PossibleGenotypes, AllGametes>();
type AllGametes = Readonly<Record<Locus, ReadonlySet<string>>>;

function gametesOf(possible: PossibleGenotypes): AllGametes {
  let found = known.get(possible);
  if (found) return found;
  found = byLocus<AllGametes>((locus) => new Set(kittenPairs(locus, possible).flat()));
  known.set(possible, found);
  return found;
}

/** "D/-" if only the first allele is certain, "O/o" if both are, "-/-" if neither is, "" if nothing fits. */
export function possibilityText(pairs: readonly (readonly string[])[]): string {
  const [first] = pairs;
  if (!first) return "";
  const certain = (at: number) => (pairs.every((one) => one[at] === first[at]) ? first[at]! : "-");
  return first.length === 1 ? `${certain(0)}/Y` : `${certain(0)}/${certain(1)}`;
}
