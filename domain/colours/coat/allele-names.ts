import type { Sex } from "../../cats/sex.ts";
import { type Orange, type Pair, pair } from "./genotype.ts";
import { type Allele, ALLELES, type Locus } from "./loci.ts";

/** Hair length (FGF5) is told by the breed code, not by the colour, so it is no `Locus` of a colour. */
export type HairPair = readonly ["L" | "l", "L" | "l"];

/** The names under which a locus may be given: ours and what else breeders and laboratories write. */
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

/** Other name → ours. Small and capital letters are different alleles. */
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
 * Reads one locus of a genotype as breeders write it: `D/d`, `O/Y` or `O` for a tom, `M/b` at Ta. Null where an
 * allele is none of the locus, or where the number of X chromosomes is not that of the sex.
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
