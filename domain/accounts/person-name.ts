import { LETTER } from "../letters.ts";

export const PERSON_NAME_MIN = 3;
export const PERSON_NAME_MAX = 16;

/** A member's first, middle or last name: 3 to 16 letters (Latin or Cyrillic) or digits (spec §5, decisions §10.12). */
export const PERSON_NAME_RULE = new RegExp(
  `^(?:${LETTER}|[0-9]){${PERSON_NAME_MIN},${PERSON_NAME_MAX}}$`,
  "u",
);
