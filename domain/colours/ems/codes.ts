/**
 * The Easy Mind System codes with which a pedigree writes a colour. Words are elsewhere, so that a bundle that only needs
 * codes stays small. Source: FIFe's EMS; `data/colours.csv` and `data/ems_other.csv` hold the same codes (compared by a
 * test).
 */

const COLOUR_LETTERS = [
  "n",
  "a",
  "b",
  "c",
  "d",
  "e",
  "f",
  "g",
  "h",
  "j",
  "o",
  "p",
  "q",
  "r",
  "w",
] as const;
/** `t`: the extension colours of the Norwegian Forest Cat. */
const AMBER = ["nt", "at", "ft", "gt", "dt", "et"] as const;
/** `m`: dilute colours with the dilute modifier. */
export const CARAMEL = ["am", "cm", "pm", "em", "gm", "jm", "rm"] as const;

/** Colour letters with their modifiers; `x` is an unregistered colour. */
export const MAIN_CODES = [...COLOUR_LETTERS, ...AMBER, ...CARAMEL, "x"] as const;

/** Silver, golden, copper: written directly after the colour letter. */
export const GOLD_CODES = ["s", "y", "u"] as const;
export const WHITE_CODES = ["01", "02", "03", "04", "05", "09"] as const;
export const TABBY_CODES = ["11", "12", "14", "21", "22", "23", "24", "25"] as const;
export const POINT_CODES = ["31", "32", "33"] as const;
export const EYE_CODES = ["61", "62", "63", "64", "65", "66", "67"] as const;

/** Codes that a pedigree may have besides the six parts of a colour. */
export const TAIL_CODES = ["51", "52", "53", "54"] as const;
export const EAR_CODES = ["71", "72", "73"] as const;
export const COAT_CODES = ["81", "82", "83", "84"] as const;
/** WCF's grizzled ticking, and colours of breeds that older lists numbered. */
export const LEGACY_CODES = ["26", "34", "35"] as const;
export const FLAG_CODES = ["x", "non", "prov", "var"] as const;
/** Used in place of a breed for a cat of no recognised breed. */
export const NO_BREED_CODES = ["XLH", "XSH"] as const;

export type MainCode = (typeof MAIN_CODES)[number];
export type WhiteCode = (typeof WHITE_CODES)[number];

/** The parts of a colour, with their wire names (spec §3) and in writing order. */
export const COLOUR_KINDS = ["main", "gold", "white", "tabby", "point", "eye"] as const;
export type ColourKind = (typeof COLOUR_KINDS)[number];

/**
 * A cat's colour as six EMS codes; null if the part is absent or unknown. `build` holds the codes of its tail, ears and
 * coat (`build.ts`); without it nothing is said of them.
 */
export type ColourCodes = { [Kind in ColourKind]: string | null } & {
  readonly build?: string | null;
};

/** The codes that each part may have. */
export const CODES_OF_KIND = {
  main: MAIN_CODES,
  gold: GOLD_CODES,
  white: WHITE_CODES,
  tabby: TABBY_CODES,
  point: POINT_CODES,
  eye: EYE_CODES,
} as const satisfies Record<ColourKind, readonly string[]>;

export const NO_COLOUR: Readonly<ColourCodes> = {
  main: null,
  gold: null,
  white: null,
  tabby: null,
  point: null,
  eye: null,
};
