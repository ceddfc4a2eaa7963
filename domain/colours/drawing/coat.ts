import type { CatLook } from "./look.ts";
import { brightness, mix, type Pigment, PINK_SKIN } from "./palette.ts";

/** The colours of one pigment on a cat, before they are applied to its parts. */
export interface Coat {
  readonly base: string;
  readonly mark: string;
  /** How strongly the pattern shows on body and points, 0 to 1. */
  readonly bodyMarks: number;
  readonly pointMarks: number;
  /** Colour laid over the base from the back (first opacity) to the belly (second). */
  readonly fall: { readonly colour: string; readonly back: number; readonly belly: number } | null;
  /** The colour of mask, ears, legs and tail of a pointed cat. */
  readonly points: string | null;
  /** Chin and spectacles of an agouti cat. */
  readonly light: string | null;
}

const SILVER = "#e3e2de";
const BARE_BASE = 0.42;

export function coatOf(look: CatLook, pigment: Pigment): Coat {
  const coat = look.points === "none" ? fullCoat(look, pigment) : pointedCoat(look, pigment);
  if (look.type.texture !== "bare") return coat;
  // Without fur the pigment shows in the skin.
  const skin = (colour: string): string => mix(colour, PINK_SKIN, BARE_BASE);
  return {
    ...coat,
    base: skin(coat.base),
    mark: skin(coat.mark),
    points: coat.points && skin(coat.points),
    light: null,
    bodyMarks: coat.bodyMarks * 0.6,
    pointMarks: coat.pointMarks * 0.7,
  };
}

/** The hair of a coat without points: what lies between the marks, and the marks. */
interface Hair {
  readonly look: CatLook;
  readonly pigment: Pigment;
  readonly ground: string;
  readonly mark: string;
}

function fullCoat(look: CatLook, pigment: Pigment): Coat {
  const ground = groundOf(look, pigment);
  const mark = look.undercoat === "silver" ? mix(pigment.mark, pigment.solid, 0.7) : pigment.mark;
  const hair = { look, pigment, ground, mark };
  switch (look.pattern) {
    case "none":
      return solidCoat(hair);
    case "ghost":
      return ghostCoat(hair);
    case "shaded":
      return tippedCoat(hair, 0.66);
    case "shell":
      return tippedCoat(hair, 0.22);
    case "ticked":
      return { ...tabbyCoat(hair, 0.5), bodyMarks: 0.75 };
    case "charcoal": {
      const grey = mix(ground, "#8d8882", 0.5);
      return { ...tabbyCoat(hair, 0.5), base: grey, light: mix(grey, "#ffffff", 0.6) };
    }
    case "unspecified":
      return { ...tabbyCoat(hair, 0.22), bodyMarks: 0.7 };
    default:
      return tabbyCoat(hair, 0.22);
  }
}

const PLAIN = { bodyMarks: 1, pointMarks: 1, fall: null, points: null, light: null };

function solidCoat({ look, pigment }: Hair): Coat {
  return {
    ...PLAIN,
    base: pigment.solid,
    mark: pigment.mark,
    fall: look.smoke ? { colour: mix(SILVER, pigment.solid, 0.12), back: 0, belly: 0.72 } : null,
  };
}

/** A solid cat on which the pattern still shows faintly. */
function ghostCoat({ look, pigment, mark }: Hair): Coat {
  return {
    ...PLAIN,
    base: mix(pigment.solid, pigment.ground, 0.25),
    mark,
    bodyMarks: 0.4,
    pointMarks: 0.45,
    fall: look.smoke ? { colour: SILVER, back: 0, belly: 0.7 } : null,
  };
}

/** Only the ends of the hairs are coloured: the longer the tips, the darker the back. */
function tippedCoat({ look, pigment, ground, mark }: Hair, tips: number): Coat {
  const base = mix(ground, "#fffdf8", look.undercoat === "silver" ? 0.7 : 0.3);
  return {
    ...PLAIN,
    base,
    mark,
    bodyMarks: 0,
    pointMarks: tips * 0.7,
    fall: { colour: tipColour(look, pigment), back: tips, belly: 0 },
    light: mix(base, "#ffffff", 0.5),
  };
}

function tabbyCoat({ ground, mark }: Hair, back: number): Coat {
  return {
    ...PLAIN,
    base: ground,
    mark,
    fall: { colour: mark, back, belly: 0 },
    light: mix(ground, "#fff8ec", 0.55),
  };
}

function groundOf(look: CatLook, pigment: Pigment): string {
  switch (look.undercoat) {
    case "silver":
      return mix(SILVER, pigment.ground, brightness(pigment.solid) > 0.5 ? 0.28 : 0.1);
    case "golden":
      return mix("#edb863", pigment.ground, 0.25);
    case "copper":
      return mix("#e2913f", pigment.ground, 0.3);
    case "own":
      return pigment.ground;
  }
}

/** Golden hair has warm brown tips, not black ones. */
function tipColour(look: CatLook, pigment: Pigment): string {
  const tip = mix(pigment.solid, pigment.mark, 0.4);
  return look.undercoat === "silver" ? tip : mix(tip, "#8a5420", 0.4);
}

const RESTRICTION = {
  none: { pale: 0, marks: 1 },
  sepia: { pale: 0.24, marks: 0.7 },
  mink: { pale: 0.58, marks: 0.5 },
  colourpoint: { pale: 0.92, marks: 0.13 },
} as const;

/** Colour restricted to the cooler ends of the body: the lower the temperature, the fuller the pigment. */
function pointedCoat(look: CatLook, pigment: Pigment): Coat {
  const { pale, marks } = RESTRICTION[look.points];
  const ivory =
    look.undercoat === "silver" ? "#f3f1ee" : look.undercoat === "own" ? "#f9f1e4" : "#f8e6c6";
  const figured = look.pattern !== "none" && look.pattern !== "ghost";
  // Pale hair lets the warmth of the coat through; between the bars of a tabby there is more of it.
  const warm = mix(pigment.point, pigment.ground, figured ? 0.85 : 0.3);
  const base = mix(warm, ivory, figured ? pale * 0.8 + 0.16 : pale);
  return {
    base,
    mark: pigment.point,
    bodyMarks: figured ? marks : 0,
    pointMarks: look.pattern === "ghost" ? 0.3 : figured ? 1 : 0,
    fall: {
      colour: mix(pigment.point, ivory, 0.3),
      back: look.points === "colourpoint" ? 0.2 : 0.5,
      belly: 0,
    },
    points: figured || look.smoke ? mix(pigment.point, ivory, 0.38) : pigment.point,
    light: figured ? mix(base, "#ffffff", 0.5) : null,
  };
}

/** The colour the face mostly shows, for choosing what stands out from it. */
export function faceColour(look: CatLook): string {
  const coat = coatOf(look, look.coat);
  return coat.points ?? coat.base;
}
