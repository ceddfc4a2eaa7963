import { LETTER } from "../letters.ts";

export const BREEDER_TEXT_MIN = 3;
export const BREEDER_TEXT_MAX = 100;

/** A breeder who is not a member, as free text: 3 to 100 letters, digits, spaces and dots (spec §5). */
export const BREEDER_TEXT_RULE = new RegExp(
  `^(?:${LETTER}|[0-9 .]){${BREEDER_TEXT_MIN},${BREEDER_TEXT_MAX}}$`,
  "u",
);
