import type { Sex } from "../../cats/sex.ts";
import { withImplied } from "../ems/breed-rules.ts";
import { isBuildOfBreed } from "../ems/build.ts";
import type { ColourCodes } from "../ems/codes.ts";
import { pigmentOf } from "./colour-letters.ts";
import { genotypesOf, type PossibleGenotypes } from "./infer.ts";
import type { Locus } from "./loci.ts";
import { conflictingLoci } from "./narrow.ts";

/** What determines a cat's possible genotypes: sex, breed and colour. */
export interface ColouredCat {
  readonly sex: Sex;
  readonly breed: string | null;
  readonly codes: ColourCodes;
}

/**
 * Why a colour is impossible. The first reason needs the cat alone; the red ones name the parent that contradicts it;
 * each of the others names a locus where the parents cannot give what the cat shows.
 */
export const COLOUR_REASONS = [
  "tortie_male",
  "daughter_of_red_sire",
  "daughter_of_red_dam",
  "red_daughter",
  "son_of_red_dam",
  "red_son",
  "tortie_of_one_colour",
  "brown",
  "dense",
  "modifier",
  "agouti",
  "pattern",
  "ticked",
  "points",
  "silver",
  "golden",
  "white",
  "spotting",
  "amber",
  "build",
] as const;
export type ColourReason = (typeof COLOUR_REASONS)[number];

/**
 * What contradicts a cat's colour, given its sex and its parents' colours (null if unknown). Colours are sometimes
 * misread, and rarely a cat is a mosaic: this is a reason to look again, never proof.
 */
export function impossibleColour(
  cat: ColouredCat,
  dam: ColouredCat | null,
  sire: ColouredCat | null,
): ColourReason[] {
  const own = genotypeOfColour(cat);
  const build: ColourReason[] = isBuildOfBreed(cat.breed, cat.codes.build) ? [] : ["build"];
  if (own.O.length === 0) return ["tortie_male", ...build];
  // A tortie tom, whatever his genes, says nothing about his kittens' red.
  const ofDam = dam && knownOf(dam);
  const ofSire = sire && knownOf(sire);
  return [
    ...conflictingLoci(own, ofDam, ofSire).map((locus) => reasonOf(locus, cat, sire)),
    ...build,
  ];
}

/** The genotypes that a cat of this colour and breed may have. */
export function genotypeOfColour({ sex, breed, codes }: ColouredCat): PossibleGenotypes {
  const { main, gold, white, tabby, point, eye } = codes;
  const key = `${sex} ${breed} ${main} ${gold} ${white} ${tabby} ${point} ${eye}`;
  let possible = known.get(key);
  if (possible) return possible;
  if (known.size >= MOST_KNOWN) known.clear();
  possible = genotypesOf(withImplied(breed, codes), sex);
  known.set(key, possible);
  return possible;
}

/** A registry has a million cats of a few thousand colours. */
const known = new Map<string, PossibleGenotypes>();
const MOST_KNOWN = 10_000;

function knownOf(parent: ColouredCat): PossibleGenotypes {
  const possible = genotypeOfColour(parent);
  return possible.O.length > 0 ? possible : { ...possible, O: [["O"], ["o"]] };
}

function reasonOf(locus: Locus, cat: ColouredCat, sire: ColouredCat | null): ColourReason {
  if (locus === "O") return redReason(cat, sire);
  if (locus === "W") return cat.codes.main === "w" ? "white" : "spotting";
  return REASONS[locus];
}

const REASONS: Readonly<Record<Exclude<Locus, "O" | "W">, ColourReason>> = {
  B: "brown",
  D: "dense",
  Dm: "modifier",
  A: "agouti",
  Ta: "pattern",
  Ti: "ticked",
  C: "points",
  I: "silver",
  Wb: "golden",
  E: "amber",
};

function redReason(cat: ColouredCat, sire: ColouredCat | null): ColourReason {
  const own = redOf(cat);
  if (cat.sex === "male") return own === "all" ? "red_son" : "son_of_red_dam";
  if (own === "tortie") return "tortie_of_one_colour";
  if (own === "all") return "red_daughter";
  // Of two reasons the sire's is simpler: he has only one X chromosome to give.
  return sire && redOf(sire) === "all" ? "daughter_of_red_sire" : "daughter_of_red_dam";
}

function redOf({ codes }: ColouredCat) {
  return codes.main === null ? null : (pigmentOf(codes.main.charAt(0))?.red ?? null);
}
