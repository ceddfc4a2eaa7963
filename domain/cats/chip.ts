import { LETTER } from "../letters.ts";

export const CHIP_MIN = 3;
export const CHIP_MAX = 100;

/** A chip (or tattoo) number: 3 to 100 letters, digits and spaces (spec §5). */
export const CHIP_RULE = new RegExp(`^(?:${LETTER}|[0-9 ]){${CHIP_MIN},${CHIP_MAX}}$`, "u");
