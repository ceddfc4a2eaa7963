import { LETTER } from "../letters.ts";

export const CAT_NAME_MIN = 3;
export const CAT_NAME_MAX = 100;

/**
 * A cat's name, cattery prefix or suffix: letters of the Latin script and Cyrillic, digits, space, both
 * apostrophes, hyphen and full stop (decisions §10.13: names in real pedigrees have them), 3 to 100 of them.
 */
export const CAT_NAME_RULE = new RegExp(
  `^(?:${LETTER}|[0-9 .'’\\-]){${CAT_NAME_MIN},${CAT_NAME_MAX}}$`,
  "u",
);

/** Whether the text may be a cat's name, prefix or suffix. Expects the form that `normaliseName` gives. */
export function isCatName(text: string): boolean {
  return CAT_NAME_RULE.test(text);
}
