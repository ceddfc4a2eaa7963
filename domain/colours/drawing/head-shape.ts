import type { BreedType, EarType, HeadType } from "./breed-type.ts";
import { mirrored, type Point, points } from "./curve.ts";

/** A head seen from the front around (0, 0), in units of the square before the figure's head scale. */
export interface HeadShape {
  readonly outline: readonly Point[];
  /** Right ear; the left one is its mirror. */
  readonly ear: EarShape;
  readonly eye: EyeShape;
  readonly nose: number;
  /** Half the width of the muzzle. */
  readonly muzzle: number;
  readonly chin: number;
  readonly cheek: number;
}

export interface EarShape {
  /** Base, bend, tip, bend, base. */
  readonly outer: readonly Point[];
  readonly inner: readonly Point[] | null;
  /** How round the tip is. */
  readonly round: number;
  readonly tuft: boolean;
  /** Folded ears lie on the head and cover its top. */
  readonly inFront: boolean;
}

export interface EyeShape {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Rise of the outer corner. */
  readonly slant: number;
}

type Skull = Omit<HeadShape, "outline" | "ear"> & { readonly half: readonly Point[] };

const SKULLS: Readonly<Record<HeadType, Skull>> = {
  moderate: {
    half: points("0,-64 34,-55 60,-27 69,8 59,39 33,58 0,64"),
    eye: { x: 31, y: 0, rx: 16, ry: 13.5, slant: 4 },
    nose: 25,
    muzzle: 26,
    chin: 64,
    cheek: 68,
  },
  round: {
    half: points("0,-65 38,-56 68,-28 82,9 75,43 44,62 0,66"),
    eye: { x: 35, y: 2, rx: 18, ry: 17, slant: 1 },
    nose: 25,
    muzzle: 30,
    chin: 66,
    cheek: 80,
  },
  flat: {
    half: points("0,-66 43,-56 76,-26 90,14 85,48 50,66 0,68"),
    eye: { x: 38, y: 6, rx: 19, ry: 19.5, slant: -3 },
    nose: 15,
    muzzle: 34,
    chin: 68,
    cheek: 86,
  },
  modified: {
    half: points("0,-60 30,-52 53,-28 60,2 49,33 27,56 0,63"),
    eye: { x: 28, y: -1, rx: 15, ry: 12, slant: 7 },
    nose: 27,
    muzzle: 22,
    chin: 63,
    cheek: 58,
  },
  wedge: {
    half: points("0,-55 27,-49 49,-25 50,4 39,34 23,58 0,69"),
    eye: { x: 26, y: -2, rx: 15, ry: 10, slant: 9 },
    nose: 35,
    muzzle: 20,
    chin: 69,
    cheek: 48,
  },
  square: {
    half: points("0,-65 32,-57 59,-30 69,4 58,31 42,52 31,67 0,72"),
    eye: { x: 31, y: -4, rx: 15.5, ry: 13, slant: 5 },
    nose: 27,
    muzzle: 31,
    chin: 71,
    cheek: 66,
  },
  triangle: {
    half: points("0,-64 34,-55 61,-27 73,11 59,40 33,59 0,66"),
    eye: { x: 31, y: -1, rx: 15.5, ry: 12.5, slant: 7 },
    nose: 28,
    muzzle: 25,
    chin: 66,
    cheek: 70,
  },
  bare: {
    half: points("0,-58 28,-50 51,-27 62,-2 52,24 34,50 0,62"),
    eye: { x: 29, y: 0, rx: 18, ry: 15, slant: 6 },
    nose: 27,
    muzzle: 26,
    chin: 62,
    cheek: 60,
  },
  pixie: {
    half: points("0,-57 31,-48 57,-24 70,4 52,28 30,50 0,58"),
    eye: { x: 31, y: 2, rx: 19, ry: 16, slant: 6 },
    nose: 26,
    muzzle: 25,
    chin: 58,
    cheek: 66,
  },
};

const EARS: Readonly<Record<EarType, EarShape>> = {
  upright: {
    outer: points("12,-48 24,-84 56,-112 72,-74 68,-10"),
    inner: points("25,-50 35,-80 54,-98 62,-72 60,-26"),
    round: 7,
    tuft: false,
    inFront: false,
  },
  tufted: {
    outer: points("10,-50 20,-90 51,-122 70,-84 68,-12"),
    inner: points("23,-52 31,-84 50,-106 59,-80 58,-30"),
    round: 4,
    tuft: true,
    inFront: false,
  },
  small: {
    outer: points("24,-48 36,-78 68,-100 84,-66 79,-14"),
    inner: points("37,-50 46,-74 65,-87 74,-62 70,-28"),
    round: 12,
    tuft: false,
    inFront: false,
  },
  tiny: {
    outer: points("38,-48 50,-74 78,-88 92,-60 85,-14"),
    inner: points("50,-48 58,-68 75,-77 82,-56 77,-28"),
    round: 12,
    tuft: false,
    inFront: false,
  },
  tall: {
    outer: points("8,-46 22,-92 60,-122 74,-78 60,-8"),
    inner: points("21,-48 32,-84 57,-107 65,-74 54,-24"),
    round: 7,
    tuft: false,
    inFront: false,
  },
  flaring: {
    outer: points("5,-43 30,-84 78,-110 80,-62 47,4"),
    inner: points("18,-44 38,-78 73,-99 72,-62 48,-14"),
    round: 8,
    tuft: false,
    inFront: false,
  },
  bat: {
    outer: points("8,-44 22,-94 74,-118 92,-72 59,6"),
    inner: points("20,-45 34,-86 70,-104 82,-70 56,-12"),
    round: 14,
    tuft: false,
    inFront: false,
  },
  folded: {
    outer: points("82,-28 62,-84 24,-56 44,-52 54,-30"),
    inner: null,
    round: 10,
    tuft: false,
    inFront: true,
  },
  curled: {
    outer: points("10,-48 34,-86 38,-118 100,-92 68,-10"),
    inner: points("25,-49 44,-80 48,-104 82,-82 60,-26"),
    round: 10,
    tuft: false,
    inFront: false,
  },
};

// The fur of the cheeks, on the stretches from temple to chin.
const CHEEK_FUR = [0, 0, 0, 7, 9, 0, 0];

export function headShapeOf(type: BreedType): HeadShape {
  const { half, ...skull } = SKULLS[type.head];
  const right = type.longhair
    ? half.map(([x, y], index): Point => [x, y, CHEEK_FUR[index] ?? 0])
    : half;
  return { ...skull, outline: mirrored(right), ear: EARS[type.ears] };
}
