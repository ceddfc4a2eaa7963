/** Arbitrary genotypes for property tests. */
import fc from "fast-check";
import { type Genotype, pairsOf } from "@felistry/domain/colours/coat/genotype.ts";
import { AUTOSOMAL_LOCI } from "@felistry/domain/colours/coat/loci.ts";
import type { Background } from "@felistry/domain/colours/coat/phenotype.ts";

const anyAutosomes = fc.record(
  Object.fromEntries(AUTOSOMAL_LOCI.map((locus) => [locus, fc.constantFrom(...pairsOf(locus))])),
) as fc.Arbitrary<Omit<Genotype, "O">>;

export const anyQueen = fc
  .tuple(anyAutosomes, fc.constantFrom(...pairsOf("O")))
  .map(([loci, O]): Genotype => ({ ...loci, O }));
export const anyTom = fc
  .tuple(anyAutosomes, fc.constantFrom(["O"] as const, ["o"] as const))
  .map(([loci, O]): Genotype => ({ ...loci, O }));
export const anyBackground: fc.Arbitrary<Background> = fc.record(
  {
    spotted: fc.boolean(),
    shading: fc.constantFrom("11", "12"),
    golden: fc.constantFrom("y", "u"),
  },
  { requiredKeys: [] },
);
