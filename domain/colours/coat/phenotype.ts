import { type ColourCodes, MAIN_CODES, NO_COLOUR, type WhiteCode } from "../ems/codes.ts";
import { letterOf, type RedPigment } from "./colour-letters.ts";
import type { Genotype, Pair } from "./genotype.ts";
import type { Allele, Locus } from "./loci.ts";

/** Polygenic traits that selection has fixed in a breed or line; they modify what the loci show. */
export interface Background {
  /** Mackerel stripes are broken into spots: 24 for 23. */
  readonly spotted?: boolean;
  /** Silver and golden agouti cats are shaded or tipped instead of patterned. */
  readonly shading?: "11" | "12";
  /** How white is written with one and with two copies of spotting. */
  readonly white?: readonly [one: WhiteCode, two: WhiteCode];
  /** How the registry writes the recessive golden. */
  readonly golden?: "y" | "u";
}

/** One copy makes a bicolour; two make mostly white, written as harlequin unless 01 or 02 was observed. */
const usualWhite = ["03", "02"] as const;

/**
 * The colour code of a cat with this genotype; eyes are not determined here and stay null. Dominant white (W/-) and
 * albino are both `w`, with everything else hidden. A red or cream cat without agouti is written without a pattern. A
 * combination that has no EMS letters (amber chocolate, for example) is the unregistered colour `x`.
 */
export function phenotypeCodes(genotype: Genotype, background: Background = {}): ColourCodes {
  if (shows(genotype.W, "W") || genotype.C[0] === "c") return { ...NO_COLOUR, main: "w" };
  const agouti = shows(genotype.A, "A");
  const gold = goldCode(genotype, agouti, background);
  return {
    main: mainCode(genotype),
    gold,
    white: whiteCode(genotype.W, background),
    tabby: agouti ? tabbyCode(genotype, gold, background) : null,
    point: pointCode(genotype.C),
    eye: null,
  };
}

/** How red the coat is. */
export function redPigment({ O }: Pick<Genotype, "O">): RedPigment {
  if (!O.some((allele) => allele === "O")) return "none";
  return O.every((allele) => allele === "O") ? "all" : "tortie";
}

function mainCode(genotype: Genotype): string {
  const dilute = !shows(genotype.D, "D");
  const letter = letterOf({ red: redPigment(genotype), brown: genotype.B[0], dilute });
  const caramel = dilute && shows(genotype.Dm, "Dm") ? "m" : "";
  const amber = shows(genotype.E, "E") ? "" : "t";
  return MAIN_CODES.find((code) => code === letter + amber + caramel) ?? "x";
}

/** Silver hides golden; golden needs banded hair. */
function goldCode(genotype: Genotype, agouti: boolean, background: Background): string | null {
  if (shows(genotype.I, "I")) return "s";
  return agouti && !shows(genotype.Wb, "N") ? (background.golden ?? "y") : null;
}

function tabbyCode(genotype: Genotype, gold: string | null, background: Background): string {
  if (gold !== null && background.shading) return background.shading;
  if (shows(genotype.Ti, "TiA")) return "25";
  if (!shows(genotype.Ta, "TaM")) return "22";
  return background.spotted ? "24" : "23";
}

/** With one c, only the other allele shows. */
function pointCode([one, other]: Pair<"C">): string | null {
  if (one === "C") return null;
  if (one === "cs") return "33";
  return other === "cs" ? "32" : "31";
}

function whiteCode([one, other]: Pair<"W">, { white = usualWhite }: Background): string | null {
  if (one !== "Ws") return null;
  return other === "Ws" ? white[1] : white[0];
}

function shows<L extends Locus>(alleles: Pair<L>, dominant: Allele<L>): boolean {
  return alleles[0] === dominant;
}
