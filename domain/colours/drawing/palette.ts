/** Colours of coats, skins and eyes, by EMS letter. All are `#rrggbb`. */

export interface Pigment {
  /** The coat of a cat without a pattern. */
  readonly solid: string;
  /** The darker markings of a tabby. */
  readonly mark: string;
  /** The banded hair between a tabby's markings. */
  readonly ground: string;
  /** The colour of a pointed cat's extremities. */
  readonly point: string;
  readonly nose: string;
}

const BLACK: Pigment = {
  solid: "#2e2b2d",
  mark: "#2f2420",
  ground: "#a98460",
  point: "#3d2b24",
  nose: "#463b3c",
};
const BLUE: Pigment = {
  solid: "#7f8996",
  mark: "#6a7380",
  ground: "#bcab98",
  point: "#74808e",
  nose: "#646c78",
};
const CHOCOLATE: Pigment = {
  solid: "#643d2a",
  mark: "#5a3322",
  ground: "#bb8c62",
  point: "#724631",
  nose: "#8a5848",
};
const LILAC: Pigment = {
  solid: "#b09f9c",
  mark: "#9b8783",
  ground: "#d3c0b0",
  point: "#ab9896",
  nose: "#b78f8c",
};
const RED: Pigment = {
  solid: "#d27b3d",
  mark: "#bb5920",
  ground: "#e9a866",
  point: "#d88747",
  nose: "#d98a78",
};
const CREAM: Pigment = {
  solid: "#e9c89f",
  mark: "#d4a06c",
  ground: "#f3dfc0",
  point: "#e6c091",
  nose: "#e39c8f",
};
const CINNAMON: Pigment = {
  solid: "#a5623a",
  mark: "#95522c",
  ground: "#d9aa78",
  point: "#ab6c44",
  nose: "#b06f58",
};
const FAWN: Pigment = {
  solid: "#cbab90",
  mark: "#b58e70",
  ground: "#e6cdb0",
  point: "#c7a385",
  nose: "#d19a88",
};
const AMBER: Pigment = {
  solid: "#ad6a30",
  mark: "#7d4520",
  ground: "#d9a157",
  point: "#a3602c",
  nose: "#b9705a",
};
const LIGHT_AMBER: Pigment = {
  solid: "#cda673",
  mark: "#ad8356",
  ground: "#e8cd9f",
  point: "#c39a68",
  nose: "#cf907e",
};
const AMBER_RED: Pigment = {
  solid: "#dd8d4b",
  mark: "#c8692b",
  ground: "#f0b877",
  point: "#dd9553",
  nose: "#dc8f7b",
};
const AMBER_CREAM: Pigment = {
  solid: "#efd3ae",
  mark: "#dcb07e",
  ground: "#f8e7cc",
  point: "#ebca9f",
  nose: "#e5a394",
};
const BLUE_CARAMEL: Pigment = {
  solid: "#94857d",
  mark: "#7d6c64",
  ground: "#c6b09b",
  point: "#8c7b72",
  nose: "#83706a",
};
const LILAC_CARAMEL: Pigment = {
  solid: "#b39c8e",
  mark: "#9c8373",
  ground: "#d8c1aa",
  point: "#ad9484",
  nose: "#b78d80",
};
const FAWN_CARAMEL: Pigment = {
  solid: "#c2a081",
  mark: "#a88362",
  ground: "#dfc3a0",
  point: "#bb9776",
  nose: "#c99380",
};
const APRICOT: Pigment = {
  solid: "#e6b283",
  mark: "#d0905a",
  ground: "#f0cda4",
  point: "#e2aa77",
  nose: "#e0937f",
};
const WHITE: Pigment = {
  solid: "#fdfbf6",
  mark: "#efe7da",
  ground: "#fdfbf6",
  point: "#f4ece0",
  nose: "#eaa79b",
};
const UNREGISTERED: Pigment = {
  solid: "#8d7f6f",
  mark: "#6f6152",
  ground: "#c2ae95",
  point: "#857565",
  nose: "#8a6e62",
};

/** EMS main colour to its pigment, and for a tortie to the pigment of its patches. */
export const COATS: Readonly<Record<string, readonly [Pigment, Pigment?]>> = {
  n: [BLACK],
  a: [BLUE],
  b: [CHOCOLATE],
  c: [LILAC],
  d: [RED],
  e: [CREAM],
  f: [BLACK, RED],
  g: [BLUE, CREAM],
  h: [CHOCOLATE, RED],
  j: [LILAC, CREAM],
  o: [CINNAMON],
  p: [FAWN],
  q: [CINNAMON, RED],
  r: [FAWN, CREAM],
  w: [WHITE],
  nt: [AMBER],
  at: [LIGHT_AMBER],
  ft: [AMBER, AMBER_RED],
  gt: [LIGHT_AMBER, AMBER_CREAM],
  dt: [AMBER_RED],
  et: [AMBER_CREAM],
  am: [BLUE_CARAMEL],
  cm: [LILAC_CARAMEL],
  pm: [FAWN_CARAMEL],
  em: [APRICOT],
  gm: [BLUE_CARAMEL, APRICOT],
  jm: [LILAC_CARAMEL, APRICOT],
  rm: [FAWN_CARAMEL, APRICOT],
  x: [UNREGISTERED],
};

/** Abyssinian agouti banding is warmer than an ordinary tabby's ground. */
export const RUDDY_GROUNDS: Readonly<Record<string, string>> = {
  n: "#b9753f",
  a: "#c7a98c",
  b: "#a4643c",
  o: "#cf8344",
  p: "#dfb48d",
};

export const WHITE_FUR = "#fdfaf4";
export const PINK_SKIN = "#eab8a4";

export const EYES = {
  blue: "#5d9bd1",
  deepBlue: "#3f7fc9",
  aqua: "#67b7b4",
  green: "#7fae4a",
  hazel: "#b3a143",
  gold: "#d9a82f",
  copper: "#cc7a24",
} as const;
export type EyeColour = keyof typeof EYES;

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Brightness as the eye weighs it, 0 (black) to 1 (white). */
export function brightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
