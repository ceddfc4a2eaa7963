import type { Sex } from "@felistry/domain/cats/sex.ts";
import {
  type Genotype,
  genotypeOf,
  type Orange,
  pair,
} from "@felistry/domain/colours/coat/genotype.ts";
import {
  type Allele,
  type AutosomalLocus,
  AUTOSOMAL_LOCI,
  type Locus,
} from "@felistry/domain/colours/coat/loci.ts";
import { phenotypeCodes } from "@felistry/domain/colours/coat/phenotype.ts";
import { withoutImplied } from "@felistry/domain/colours/ems/breed-rules.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { BreedLine } from "./breed-lines.ts";
import type { Random } from "./random.ts";

/** A typical genotype of the line: each allele is drawn by its frequency. */
export function foundingGenotype(line: BreedLine, sex: Sex, random: Random): Genotype {
  const wild = genotypeOf(sex);
  const loci = AUTOSOMAL_LOCI.map((locus) => [locus, drawPair(line, locus, random) ?? wild[locus]]);
  const orange = () => draw(line, "O", random) ?? "o";
  const O: Orange = sex === "male" ? [orange()] : pair("O", orange(), orange());
  const genotype = { ...wild, ...Object.fromEntries(loci), O } as Genotype;
  // Nobody breeds from a cat with two copies of dominant white, or unknowingly keeps one.
  return genotype.W[1] === "W" ? { ...genotype, W: ["W", "w"] } : genotype;
}

/** A kitten's genotype: one allele from each parent at each locus; for a son, O from the dam only. */
export function inheritedGenotype(
  dam: Genotype,
  sire: Genotype,
  sex: Sex,
  random: Random,
): Genotype {
  const loci = AUTOSOMAL_LOCI.map((locus) => [locus, inheritedPair(locus, dam, sire, random)]);
  const fromDam = random.pick(dam.O);
  const O: Orange = sex === "male" ? [fromDam] : pair("O", fromDam, sire.O[0]);
  return { ...dam, ...Object.fromEntries(loci), O } as Genotype;
}

/** The colour as its pedigree writes it, eyes included. */
export function recordedCodes(
  line: BreedLine,
  breed: string,
  genotype: Genotype,
  random: Random,
): ColourCodes {
  const codes = phenotypeCodes(genotype, line.background);
  return withoutImplied(breed, { ...codes, eye: random.pick(line.eyes(codes)) });
}

function inheritedPair<L extends AutosomalLocus>(
  locus: L,
  dam: Genotype,
  sire: Genotype,
  random: Random,
) {
  return pair(locus, random.pick(dam[locus]) as Allele<L>, random.pick(sire[locus]) as Allele<L>);
}

function drawPair<L extends AutosomalLocus>(line: BreedLine, locus: L, random: Random) {
  const one = draw(line, locus, random);
  const other = draw(line, locus, random);
  return one === null || other === null ? null : pair(locus, one, other);
}

function draw<L extends Locus>(line: BreedLine, locus: L, random: Random): Allele<L> | null {
  const frequencies = line.alleles[locus] as
    | Readonly<Partial<Record<Allele<L>, number>>>
    | undefined;
  return frequencies ? random.weighted<Allele<L>>(frequencies) : null;
}
