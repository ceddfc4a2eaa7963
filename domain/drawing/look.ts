import { type BreedType, breedType, impliedBy, own } from "./breed-type.ts";
import { COATS, EYES, type EyeColour, type Pigment, RUDDY_GROUNDS } from "./palette.ts";

/** The EMS code of a cat, part by part, as the registry keeps it; null where a part is not written. */
export interface DrawnColour {
  readonly breed: string | null;
  readonly main: string | null;
  readonly gold: string | null;
  readonly white: string | null;
  readonly tabby: string | null;
  readonly point: string | null;
  readonly eye: string | null;
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
  | "grizzled"
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

/** Everything the drawing needs to know of a cat. */
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
  /** A cat white all over, by the dominant gene that masks every other. */
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
  "26": "grizzled",
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
 * What a cat looks like by its EMS code. A code or breed that is not known is drawn as if it were
 * not written; a missing main colour is drawn in the breed's usual one, else as a brown mackerel tabby.
 */
export function catLook(input: DrawnColour): CatLook {
  const implied = impliedBy(input.breed);
  const written = own(COATS, input.main) ? input.main : null;
  const usual = implied.usual ?? { main: "n", tabby: "23" };
  const main = written ?? usual.main;
  const [coat, patches] = COATS[main] as readonly [Pigment, Pigment?];
  const allWhite = main === "w";
  const undercoat = own(UNDERCOATS, input.gold) ?? "own";
  const code = input.tabby ?? implied.tabby ?? (written ? null : (usual.tabby ?? null));
  const pattern = patternOf(own(PATTERNS, code), input.breed, undercoat, main);
  const points = own(POINTS, input.point ?? implied.point ?? null) ?? "none";
  return {
    type: breedType(input.breed),
    coat: TICKED_BREEDS.has(input.breed ?? "")
      ? { ...coat, ground: own(RUDDY_GROUNDS, main) ?? coat.ground }
      : coat,
    patches: patches ?? null,
    undercoat,
    smoke: undercoat === "silver" && (pattern === "none" || pattern === "ghost"),
    pattern,
    points: allWhite ? "none" : points,
    white: allWhite ? "none" : (own(WHITES, input.white ?? implied.white ?? null) ?? "none"),
    allWhite,
    eyes: own(EYE_CODES, input.eye) ?? usualEyes(input.breed, pattern, points, implied.eye ?? null),
  };
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
  // Golden is only seen on agouti hair, so a golden cat without a pattern is shown shaded.
  if (undercoat === "golden" || undercoat === "copper") return "shaded";
  // Orange hair shows its tabby even on a non-agouti cat.
  return main.startsWith("d") || main.startsWith("e") ? "ghost" : "none";
}

function usualEyes(
  breed: string | null,
  pattern: Pattern,
  points: Points,
  impliedEye: string | null,
): readonly [EyeColour, EyeColour] {
  const both = (colour: EyeColour): readonly [EyeColour, EyeColour] => [colour, colour];
  const byPoints = EYES_OF_POINTS[points];
  if (points === "colourpoint" || (byPoints && !impliedEye)) return both(byPoints ?? "deepBlue");
  const byBreed = own(EYE_CODES, impliedEye);
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
