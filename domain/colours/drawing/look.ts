import { readBuild } from "../ems/build.ts";
import { withImplied } from "../ems/breed-rules.ts";
import { currentBreedCode } from "../ems/breed-codes.ts";
import { type ColourCodes, NO_BREED_CODES } from "../ems/codes.ts";
import {
  type BreedType,
  breedType,
  type EarType,
  own,
  type TailType,
  type Unwritten,
  unwrittenOf,
} from "./breed-type.ts";
import { COATS, EYES, type EyeColour, type Pigment, RUDDY_GROUNDS } from "./palette.ts";

/** A cat's breed, the six parts of its EMS colour, and its tail, ears and coat; null for a part that is not written. */
export interface DrawnColour extends Readonly<ColourCodes> {
  readonly breed: string | null;
}

export type Pattern =
  | "none"
  | "ghost"
  | "unspecified"
  | "blotched"
  | "mackerel"
  | "spotted"
  | "rosetted"
  | "ticked"
  | "charcoal"
  | "shaded"
  | "shell";
export type Undercoat = "own" | "silver" | "golden" | "copper";
export type White =
  | "none"
  | "van"
  | "harlequin"
  | "bicolour"
  | "mitted"
  | "snowshoe"
  | "some"
  | "gloves";
export type Points = "none" | "sepia" | "mink" | "colourpoint";

/** Everything the drawing needs to know about a cat. */
export interface CatLook {
  readonly type: BreedType;
  readonly coat: Pigment;
  /** The second pigment of a tortie. */
  readonly patches: Pigment | null;
  readonly undercoat: Undercoat;
  readonly smoke: boolean;
  readonly pattern: Pattern;
  readonly points: Points;
  readonly white: White;
  /** White all over, from the dominant gene that masks every other. */
  readonly allWhite: boolean;
  /** As the viewer sees them, left and right. */
  readonly eyes: readonly [EyeColour, EyeColour];
}

const PATTERNS: Readonly<Record<string, Pattern>> = {
  "11": "shaded",
  "12": "shell",
  "14": "charcoal",
  "21": "unspecified",
  "22": "blotched",
  "23": "mackerel",
  "24": "spotted",
  "25": "ticked",
};
const WHITES: Readonly<Record<string, White>> = {
  "01": "van",
  "02": "harlequin",
  "03": "bicolour",
  "04": "mitted",
  "05": "snowshoe",
  "09": "some",
  gloves: "gloves",
};
const POINTS: Readonly<Record<string, Points>> = {
  "31": "sepia",
  "32": "mink",
  "33": "colourpoint",
};
const UNDERCOATS: Readonly<Record<string, Undercoat>> = { s: "silver", y: "golden", u: "copper" };

const EYE_CODES: Readonly<Record<string, readonly [EyeColour, EyeColour]>> = {
  "61": ["blue", "blue"],
  "62": ["copper", "copper"],
  "63": ["copper", "blue"],
  "64": ["green", "green"],
  "65": ["gold", "gold"],
  "66": ["aqua", "aqua"],
  "67": ["deepBlue", "deepBlue"],
};
const EYES_OF_POINTS: Readonly<Record<Points, EyeColour | null>> = {
  none: null,
  sepia: "gold",
  mink: "aqua",
  colourpoint: "deepBlue",
};

/** Breeds whose plain spotted tabby is rosetted. */
const ROSETTED = new Set(["BEN"]);
const TICKED_BREEDS = new Set(["ABY", "SOM"]);

/**
 * What a cat looks like according to its EMS code. An unknown code or breed is treated as not written; a missing main
 * colour is drawn in the breed's usual one, otherwise as a brown mackerel tabby.
 */
export function catLook({ breed: given, ...written }: DrawnColour): CatLook {
  const breed = knownBreed(given);
  const unwritten = unwrittenOf(breed);
  const codes = knownCodes(breed, written, unwritten);
  const main = codes.main ?? "n";
  const [coat, patches] = COATS[main] as readonly [Pigment, Pigment?];
  const allWhite = main === "w";
  const undercoat = own(UNDERCOATS, codes.gold) ?? "own";
  const pattern = patternOf(own(PATTERNS, codes.tabby), breed, undercoat, main);
  const points = own(POINTS, codes.point ?? unwritten.point ?? null) ?? "none";
  const ruddy = TICKED_BREEDS.has(breed ?? "") ? own(RUDDY_GROUNDS, main) : undefined;
  return {
    type: builtAs(breedType(breed), written.build),
    coat: ruddy ? { ...coat, ground: ruddy } : coat,
    patches: patches ?? null,
    undercoat,
    smoke: undercoat === "silver" && (pattern === "none" || pattern === "ghost"),
    pattern,
    points: allWhite ? "none" : points,
    white: allWhite ? "none" : (own(WHITES, codes.white ?? unwritten.white ?? null) ?? "none"),
    allWhite,
    eyes:
      own(EYE_CODES, codes.eye) ??
      usualEyes(breed, pattern, points, allWhite, unwritten.eye ?? null),
  };
}

const TAILS: Readonly<Record<string, TailType>> = {
  "51": "none",
  "52": "riser",
  "53": "bob",
  "54": "full",
};
const EARS: Readonly<Record<string, EarType>> = { "72": "curled", "73": "folded" };
/** Straight ears of breeds whose own are folded or curled: those of their straight-eared relatives. */
const STRAIGHT_EARS: Partial<Record<EarType, EarType>> = { folded: "small", curled: "upright" };

/** The breed's build as far as the cat's own codes do not say otherwise. */
function builtAs(type: BreedType, build: string | null | undefined): BreedType {
  const { tail, ears, coat } = readBuild(build ?? "") ?? {};
  const straight = ears === "71" ? STRAIGHT_EARS[type.ears] : undefined;
  return {
    ...type,
    tail: own(TAILS, tail ?? null) ?? type.tail,
    ears: own(EARS, ears ?? null) ?? straight ?? type.ears,
    ...coatBuilt(coat ?? null),
  };
}

/** A brush coat is short, sparse and wiry; the straight coat of a rex breed has no waves. */
function coatBuilt(coat: string | null): Partial<BreedType> {
  if (coat === "81") return { longhair: true, texture: "plain" };
  if (coat === "82" || coat === "84") return { texture: "plain" };
  return coat === "83" ? { texture: "wiry" } : {};
}

function knownBreed(given: string | null): string | null {
  if (given === null) return null;
  return (NO_BREED_CODES as readonly string[]).includes(given) ? given : currentBreedCode(given);
}

/** The written codes, those the breed implies, and a usual colour if none is written. */
function knownCodes(breed: string | null, written: ColourCodes, { usual }: Unwritten): ColourCodes {
  const main = own(COATS, written.main) ? written.main : null;
  const implied = withImplied(breed, { ...written, main });
  if (implied.main) return implied;
  const fallback = usual ?? { main: "n", tabby: "23" };
  const tabby = written.tabby ?? fallback.tabby ?? null;
  return withImplied(breed, { ...written, main: fallback.main, tabby });
}

function patternOf(
  named: Pattern | undefined,
  breed: string | null,
  undercoat: Undercoat,
  main: string,
): Pattern {
  if (main === "w") return "none";
  if (named === "spotted" && ROSETTED.has(breed ?? "")) return "rosetted";
  if (named) return named;
  // Golden shows only on agouti hair, so a golden cat without a pattern is drawn shaded.
  if (undercoat === "golden" || undercoat === "copper") return "shaded";
  // Orange hair shows its tabby even on a non-agouti cat.
  return main.startsWith("d") || main.startsWith("e") ? "ghost" : "none";
}

function usualEyes(
  breed: string | null,
  pattern: Pattern,
  points: Points,
  allWhite: boolean,
  usualEye: string | null,
): readonly [EyeColour, EyeColour] {
  const both = (colour: EyeColour): readonly [EyeColour, EyeColour] => [colour, colour];
  const byPoints = allWhite ? null : EYES_OF_POINTS[points];
  if (byPoints && (points === "colourpoint" || !usualEye)) return both(byPoints);
  const byBreed = own(EYE_CODES, usualEye);
  if (byBreed) return byBreed;
  if (pattern === "shaded" || pattern === "shell") return both("green");
  const { head } = breedType(breed);
  if (head === "wedge") return both("green");
  if (head === "round" || head === "flat") return both("copper");
  return both(pattern === "none" ? "gold" : "hazel");
}

export function eyePaint(eye: EyeColour): string {
  return EYES[eye];
}
