/**
 * The loci that determine a cat's colour code, each with its alleles in order of dominance. O is on the X chromosome,
 * all others on autosomes. Spotting (EMS 24), tipping (11, 12) and the extent of white are polygenic: they belong to
 * `Background`, not to a locus.
 */
export const ALLELES = {
  /** Orange (ARHGAP36): red pigment only; one copy of each makes a tortie. */
  O: ["O", "o"],
  /** Brown (TYRP1): black, chocolate, cinnamon. */
  B: ["B", "b", "b1"],
  /** Dilute (MLPH). */
  D: ["D", "d"],
  /** Dilute modifier: caramel and apricot, visible on d/d only. */
  Dm: ["Dm", "dm"],
  /** Agouti (ASIP): banded hair, which shows the pattern. */
  A: ["A", "a"],
  /** Tabby (LVRN): mackerel, blotched. */
  Ta: ["TaM", "Tab"],
  /** Ticked (DKK4): hides Ta. */
  Ti: ["TiA", "Ti+"],
  /** Colour restriction (TYR): full colour, sepia, points, albino; cb and cs are codominant (mink). */
  C: ["C", "cb", "cs", "c"],
  /** Inhibitor: silver, smoke. */
  I: ["I", "i"],
  /** Wide band (CORIN), the recessive part: golden, sunshine. */
  Wb: ["N", "wb"],
  /** KIT: dominant white, white spotting, none. */
  W: ["W", "Ws", "w"],
  /** Extension (MC1R): amber of the Norwegian Forest Cat. */
  E: ["E", "e"],
} as const;

export type Locus = keyof typeof ALLELES;
export type Allele<L extends Locus> = (typeof ALLELES)[L][number];
export type AutosomalLocus = Exclude<Locus, "O">;

export const AUTOSOMAL_LOCI = [
  "B",
  "D",
  "Dm",
  "A",
  "Ta",
  "Ti",
  "C",
  "I",
  "Wb",
  "W",
  "E",
] as const satisfies AutosomalLocus[];

export const LOCI: readonly Locus[] = ["O", ...AUTOSOMAL_LOCI];

/** Fills a record in a loop. TypeScript cannot check that each locus gets values of its own type: the callers say so. */
export function byLocus<Values extends Readonly<Record<Locus, unknown>>>(
  valueOf: (locus: Locus) => unknown,
): Values {
  const values: Partial<Record<Locus, unknown>> = {};
  for (const locus of LOCI) values[locus] = valueOf(locus);
  return values as Values;
}
