import type { Sex } from "../../cats/sex.ts";
import { type Orange, type Pair, pair } from "./genotype.ts";
import { type Allele, ALLELES, type Locus } from "./loci.ts";

/** Hair length (FGF5) follows from the breed code, not the colour, so it is not a `Locus` of a colour. */
export type HairPair = readonly ["L" | "l", "L" | "l"];

/** Accepted names of loci: ours and the others that breeders and laboratories use. */
export const LOCUS_NAMES = [
  "O",
  "B",
  "D",
  "Dm",
  "A",
  "Ta",
  "Mc",
  "Ti",
  "C",
  "I",
  "Wb",
  "W",
  "S",
  "L",
  "E",
] as const;
export type LocusName = (typeof LOCUS_NAMES)[number];

const OTHER_LOCUS: Partial<Record<LocusName, Locus>> = { Mc: "Ta", S: "W" };

/** Other name → ours. Lower and upper case are different alleles. */
const OTHER_ALLELE: Partial<Record<Locus, Readonly<Record<string, string>>>> = {
  B: { bl: "b1" },
  Ta: { M: "TaM", "Ta^M": "TaM", Mc: "TaM", b: "Tab", "Ta^b": "Tab", mc: "Tab" },
  Ti: { A: "TiA", "Ti^A": "TiA", Ti: "TiA", "+": "Ti+", "Ti^+": "Ti+", ti: "Ti+" },
  C: { "c^b": "cb", "c^s": "cs" },
  Wb: { wbSIB: "wb", wbeSIB: "wb", wbBSH: "wb" },
  W: { "W^D": "W", S: "Ws", "W^S": "Ws", s: "w" },
};

export type NamedLocus =
  | { readonly locus: "L"; readonly alleles: HairPair }
  | { readonly locus: "O"; readonly alleles: Orange }
  | { readonly locus: Exclude<Locus, "O">; readonly alleles: Pair<Exclude<Locus, "O">> };

/**
 * Reads one locus of a genotype as breeders write it: `D/d`, `O/Y`, `O` for a tom, or `M/b` at Ta. Null if an allele does
 * not belong to the locus, or if the number of X chromosomes does not match the sex.
 */
export function readLocus(name: LocusName, text: string, sex: Sex): NamedLocus | null {
  const written = text.split("/").map((allele) => allele.trim());
  if (name === "L") return readHair(written);
  const locus = OTHER_LOCUS[name] ?? (name as Locus);
  const alleles = (locus === "O" && sex === "male" ? withoutY(written) : written).map(
    (allele) => OTHER_ALLELE[locus]?.[allele] ?? allele,
  );
  if (!alleles.every((allele) => (ALLELES[locus] as readonly string[]).includes(allele)))
    return null;
  const [one, other, third] = alleles as Allele<Locus>[];
  if (one === undefined || third !== undefined) return null;
  if (locus === "O" && sex === "male")
    return other === undefined ? { locus, alleles: [one as Allele<"O">] } : null;
  if (other === undefined) return null;
  return { locus, alleles: pair(locus, one, other) } as NamedLocus;
}

function withoutY(written: readonly string[]): readonly string[] {
  return written.length === 2 && written[1] === "Y" ? written.slice(0, 1) : written;
}

function readHair(written: readonly string[]): NamedLocus | null {
  const [one, other] = written;
  const known = written.length === 2 && written.every((allele) => allele === "L" || allele === "l");
  if (!known) return null;
  return {
    locus: "L",
    alleles: one === "l" ? [other as "L" | "l", "l"] : ["L", other as "L" | "l"],
  };
}
