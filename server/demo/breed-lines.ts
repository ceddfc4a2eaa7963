import type { Background } from "@felistry/domain/colours/coat/phenotype.ts";
import type { Allele, Locus } from "@felistry/domain/colours/coat/loci.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";

/** The looks of a line's cats: allele frequencies, and what selection has fixed. */
export interface BreedLine {
  readonly key: string;
  readonly breed: string;
  /**
   * The straight-eared sister breed of a fold: every mating is a fold with a straight, because two copies of the fold gene
   * cripple; half of the kittens are straights.
   */
  readonly straightBreed?: string;
  readonly catteries: number;
  readonly alleles: { readonly [L in Locus]?: Readonly<Partial<Record<Allele<L>, number>>> };
  readonly background: Background;
  readonly eyes: (codes: ColourCodes) => readonly string[];
  /** The usual price range of a pet kitten in euros. */
  readonly euros: readonly [from: number, to: number];
}

const copper = () => ["62"];
const green = () => ["64"];
const siamese = () => ["67"];
const longhairEyes = ({ main }: ColourCodes) =>
  main === "w" ? ["61", "63", "62"] : ["64", "62", "64"];
const persianEyes = ({ main, point }: ColourCodes) =>
  main === "w" ? ["62", "63"] : point ? ["67"] : ["62"];
const withWhite: Background = { white: ["09", "09"] };

const only = <A extends string>(allele: A) => ({ [allele]: 1 }) as Record<A, number>;

/** The 13 breeds of the home page in 30 catteries. */
export const BREED_LINES: readonly BreedLine[] = [
  {
    key: "MCO",
    breed: "MCO",
    catteries: 4,
    alleles: {
      O: { O: 1, o: 3 },
      D: { D: 3, d: 1 },
      A: { A: 3, a: 1 },
      Ta: { TaM: 1, Tab: 3 },
      I: { I: 1, i: 4 },
      W: { W: 0.1, Ws: 1, w: 3 },
    },
    background: withWhite,
    eyes: longhairEyes,
    euros: [900, 1600],
  },
  {
    key: "BRI blue",
    breed: "BRI",
    catteries: 2,
    alleles: { O: { O: 1, o: 5 }, B: { B: 4, b: 1 }, D: { D: 1, d: 3 }, W: { Ws: 1, w: 4 } },
    background: {},
    eyes: copper,
    euros: [600, 1100],
  },
  {
    key: "BRI golden",
    breed: "BRI",
    catteries: 2,
    alleles: { A: only("A"), Wb: only("wb"), D: { D: 5, d: 1 }, I: { I: 1, i: 5 } },
    background: { shading: "11" },
    eyes: green,
    euros: [900, 1500],
  },
  {
    key: "SIB",
    breed: "SIB",
    catteries: 3,
    alleles: {
      O: { O: 1, o: 4 },
      D: { D: 3, d: 1 },
      A: { A: 4, a: 1 },
      Ta: { TaM: 2, Tab: 1 },
      I: { I: 1, i: 5 },
      Wb: { N: 3, wb: 1 },
      W: { Ws: 1, w: 2 },
    },
    background: withWhite,
    eyes: green,
    euros: [700, 1200],
  },
  {
    key: "BEN",
    breed: "BEN",
    catteries: 3,
    alleles: { A: only("A"), Ta: { TaM: 3, Tab: 1 }, C: { C: 3, cs: 1 }, I: { I: 1, i: 6 } },
    background: { spotted: true },
    eyes: ({ point }) => (point ? ["67"] : ["64"]),
    euros: [900, 1700],
  },
  {
    key: "SPH",
    breed: "SPH",
    catteries: 2,
    alleles: {
      O: { O: 1, o: 3 },
      B: { B: 6, b: 1 },
      D: { D: 2, d: 1 },
      A: { A: 1, a: 2 },
      C: { C: 6, cs: 1 },
      W: { Ws: 1, w: 2 },
    },
    background: {},
    eyes: ({ point }) => (point ? ["67"] : ["62", "64"]),
    euros: [800, 1400],
  },
  {
    key: "SFS",
    breed: "SFS",
    straightBreed: "SCS",
    catteries: 2,
    alleles: {
      O: { O: 1, o: 5 },
      D: { D: 1, d: 2 },
      A: { A: 1, a: 1 },
      Ta: { TaM: 1, Tab: 1 },
      I: { I: 1, i: 3 },
      W: { Ws: 1, w: 4 },
    },
    background: { spotted: true },
    eyes: copper,
    euros: [500, 900],
  },
  {
    key: "RAG",
    breed: "RAG",
    catteries: 2,
    alleles: {
      C: only("cs"),
      O: { O: 1, o: 8 },
      B: { B: 5, b: 1 },
      D: { D: 1, d: 1 },
      A: { A: 1, a: 3 },
      W: { Ws: 1, w: 2 },
    },
    background: { white: ["03", "03"] },
    eyes: () => ["61"],
    euros: [900, 1500],
  },
  {
    key: "NFO",
    breed: "NFO",
    catteries: 2,
    alleles: {
      O: { O: 1, o: 5 },
      D: { D: 3, d: 1 },
      A: { A: 4, a: 1 },
      Ta: { TaM: 1, Tab: 1 },
      I: { I: 1, i: 4 },
      E: { E: 5, e: 1 },
      W: { Ws: 1, w: 1 },
    },
    background: withWhite,
    eyes: green,
    euros: [800, 1200],
  },
  {
    key: "PER",
    breed: "PER",
    catteries: 2,
    alleles: {
      O: { O: 1, o: 2 },
      D: { D: 2, d: 1 },
      C: { C: 4, cs: 1 },
      W: { W: 1, Ws: 3, w: 12 },
    },
    background: {},
    eyes: persianEyes,
    euros: [700, 1200],
  },
  {
    key: "ABY",
    breed: "ABY",
    catteries: 2,
    alleles: { A: only("A"), Ti: only("TiA"), B: { B: 2, b1: 1 }, D: { D: 2, d: 1 } },
    background: {},
    eyes: green,
    euros: [900, 1400],
  },
  {
    key: "RUS",
    breed: "RUS",
    catteries: 2,
    alleles: { D: only("d") },
    background: {},
    eyes: green,
    euros: [800, 1200],
  },
  {
    key: "SIA",
    breed: "SIA",
    catteries: 1,
    alleles: { C: only("cs"), B: { B: 2, b: 1 }, D: { D: 2, d: 1 }, A: { A: 1, a: 5 } },
    background: {},
    eyes: siamese,
    euros: [600, 1000],
  },
  {
    key: "EXO",
    breed: "EXO",
    catteries: 1,
    alleles: {
      O: { O: 1, o: 2 },
      D: { D: 2, d: 1 },
      A: { A: 1, a: 1 },
      Ta: { TaM: 1, Tab: 2 },
      W: { Ws: 1, w: 3 },
    },
    background: {},
    eyes: copper,
    euros: [700, 1200],
  },
];

export function breedLine(key: string): BreedLine {
  const line = BREED_LINES.find((candidate) => candidate.key === key);
  if (!line) throw new RangeError(`no line ${key}`);
  return line;
}
