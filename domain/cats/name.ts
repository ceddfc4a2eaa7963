import { LETTER } from "../letters.ts";

export const CAT_NAME_MIN = 3;
export const CAT_NAME_MAX = 100;

/**
 * A cat's name, cattery prefix or suffix: 3 to 100 Latin or Cyrillic letters, digits, spaces, apostrophes of either
 * kind, hyphens and full stops (names in real pedigrees have them, decisions §10.13).
 */
export const CAT_NAME_RULE = new RegExp(
  `^(?:${LETTER}|[0-9 .'’\\-]){${CAT_NAME_MIN},${CAT_NAME_MAX}}$`,
  "u",
);

/** Whether the text is a valid cat's name, prefix or suffix. Expects the output of `normaliseName`. */
export function isCatName(text: string): boolean {
  return CAT_NAME_RULE.test(text);
}
