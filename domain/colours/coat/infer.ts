import type { Sex } from "../../cats/sex.ts";
import type { ColourCodes } from "../ems/codes.ts";
import { type Pigment, pigmentOf } from "./colour-letters.ts";
import { type Orange, type Pair, pair, pairsOf } from "./genotype.ts";
import { type Allele, AUTOSOMAL_LOCI, type AutosomalLocus, byLocus, type Locus } from "./loci.ts";

/** For each locus the pairs that a cat of a colour may have; none if the colour is impossible (a tortie tom). */
export type PossibleGenotypes = { readonly [L in AutosomalLocus]: readonly Pair<L>[] } & {
  readonly O: readonly Orange[];
};

/**
 * What a colour proves about the genotype: a recessive trait that shows has two copies, a dominant one may hide a
 * recessive, white hides everything, and red hides brown and may hide silver and agouti. The codes must be complete: add
 * what the breed implies first (`withImplied`). `w` is read as dominant white; an unknown colour proves nothing, and the
 * unregistered `x` only what its numbers say.
 */
export function genotypesOf(codes: ColourCodes, sex: Sex): PossibleGenotypes {
  if (codes.main === null) return anything(sex);
  if (codes.main === "w") return { ...anything(sex), W: having("W", "W") };
  const pigment = pigmentOf(codes.main.charAt(0));
  return {
    ...anything(sex),
    ...(pigment && pigmentLoci(codes.main, pigment, sex)),
    ...bandLoci(codes, pigment),
    ...patternLoci(codes.tabby),
    C: pointPairs(codes.point, pigment),
    W: codes.white === null && pigment === null ? pairsOf("W") : whitePairs(codes.white),
  };
}

/**
 * Whether a cat of this colour can be the kitten of parents of these colours: `false` is certain (except for albinos),
 * `true` means that nothing contradicts it.
 */
export function mayBeKitten(
  kitten: PossibleGenotypes,
  dam: PossibleGenotypes,
  sire: PossibleGenotypes,
): boolean {
  return (
    AUTOSOMAL_LOCI.every((locus) => mayInherit(locus, kitten, dam, sire)) &&
    mayInheritOrange(kitten.O, dam.O, sire.O)
  );
}

function anything(sex: Sex): PossibleGenotypes {
  const pairs = byLocus<PossibleGenotypes>(pairsOf);
  return sex === "male" ? { ...pairs, O: [["O"], ["o"]] } : pairs;
}

function pigmentLoci(
  main: string,
  { red, brown, dilute }: Pigment,
  sex: Sex,
): Partial<PossibleGenotypes> {
  return {
    O: orangePairs(red, sex),
    ...(brown === null ? {} : { B: showing("B", brown) }),
    D: dilute ? showing("D", "d") : having("D", "D"),
    ...(dilute ? { Dm: main.endsWith("m") ? having("Dm", "Dm") : showing("Dm", "dm") } : {}),
    E: main.endsWith("t") ? showing("E", "e") : having("E", "E"),
  };
}

function orangePairs(red: Pigment["red"], sex: Sex): Orange[] {
  if (red === "tortie") return sex === "female" ? [["O", "o"]] : [];
  const allele = red === "all" ? "O" : "o";
  return sex === "male" ? [[allele]] : [[allele, allele]];
}

/** Agouti, silver, golden: read from the banding. An unknown or red pigment hides the first two. */
function bandLoci(
  { gold, tabby }: ColourCodes,
  pigment: Pigment | null,
): Partial<PossibleGenotypes> {
  const hidden = pigment === null || pigment.red === "all";
  if (gold === "y" || gold === "u")
    return { A: having("A", "A"), I: showing("I", "i"), Wb: showing("Wb", "wb") };
  const A = hidden ? pairsOf("A") : tabby === null ? showing("A", "a") : having("A", "A");
  if (gold === "s") return { A, I: having("I", "I") };
  if (hidden) return { A };
  return { A, I: showing("I", "i"), ...(tabby === null ? {} : { Wb: having("Wb", "N") }) };
}

function patternLoci(tabby: string | null): Partial<PossibleGenotypes> {
  if (tabby === "25") return { Ti: having("Ti", "TiA") };
  if (tabby === "22") return { Ti: showing("Ti", "Ti+"), Ta: showing("Ta", "Tab") };
  if (tabby === "23" || tabby === "24")
    return { Ti: showing("Ti", "Ti+"), Ta: having("Ta", "TaM") };
  return {};
}

const POINT_PAIRS: Readonly<Record<string, readonly Pair<"C">[]>> = {
  "31": [
    ["cb", "cb"],
    ["cb", "c"],
  ],
  "32": [["cb", "cs"]],
  "33": [
    ["cs", "cs"],
    ["cs", "c"],
  ],
};

/** A code without points means full colour only if the colour is known. */
function pointPairs(point: string | null, pigment: Pigment | null): readonly Pair<"C">[] {
  if (point !== null) return POINT_PAIRS[point] ?? pairsOf("C");
  return pigment === null ? pairsOf("C") : having("C", "C");
}

/** Mitted and snowshoe cats need no copy of the bicolour spotting gene: gloves have a separate gene. */
function whitePairs(white: string | null): Pair<"W">[] {
  if (white === null) return [["w", "w"]];
  const spotted: Pair<"W">[] = [
    ["Ws", "Ws"],
    ["Ws", "w"],
  ];
  return white === "04" || white === "05" ? [...spotted, ["w", "w"]] : spotted;
}

/** The pairs with at least one copy of an allele. */
function having<L extends Locus>(locus: L, allele: Allele<L>): Pair<L>[] {
  return pairsOf(locus).filter((alleles) => alleles.includes(allele));
}

/** The pairs with this as the more dominant allele. */
function showing<L extends Locus>(locus: L, allele: Allele<L>): Pair<L>[] {
  return pairsOf(locus).filter(([first]) => first === allele);
}

function mayInherit<L extends AutosomalLocus>(
  locus: L,
  kitten: PossibleGenotypes,
  dam: PossibleGenotypes,
  sire: PossibleGenotypes,
) {
  const of = (possible: PossibleGenotypes) => possible[locus] as readonly Pair<L>[];
  const possible = new Set(of(kitten).map(String));
  return gametes(of(dam)).some((one) =>
    gametes(of(sire)).some((other) => possible.has(String(pair(locus, one, other)))),
  );
}

function mayInheritOrange(
  kitten: readonly Orange[],
  dam: readonly Orange[],
  sire: readonly Orange[],
): boolean {
  return kitten.some((orange) => {
    if (orange.length === 1) return gametes(dam).includes(orange[0]);
    return gametes(dam).some((one) =>
      gametes(sire).some((other) => String(pair("O", one, other)) === String(orange)),
    );
  });
}

function gametes<A>(pairs: readonly (readonly A[])[]): A[] {
  return [...new Set(pairs.flat())];
}
