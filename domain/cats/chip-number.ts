/** Numbers of chips as ISO 11784 has them: three digits for the country or the maker, twelve for the animal. */

import { COUNTRY_NUMBERS } from "../reference/country-numbers.ts";

const SEPARATORS = /[ .-]/g;
const DIGITS = /^\d{15}$/;
/** 38 bits. */
const ANIMAL_MAX = 274_877_906_943;
/** Makers that ICAR keeps in its list; 999 is for tests. */
const MAKERS = { from: 900, to: 998 } as const;

export function chipDigits(text: string): string {
  return text.replaceAll(SEPARATORS, "");
}

/**
 * `other` is not of fifteen digits: an older chip or a tattoo, of which nothing can be said. A well-formed number proves
 * neither a chip nor a country: it has no check digit.
 */
type ChipForm = "well-formed" | "malformed" | "other";

export function chipForm(text: string): ChipForm {
  const digits = chipDigits(text);
  if (!DIGITS.test(digits)) return "other";
  const prefix = digits.slice(0, 3);
  const isKnown =
    COUNTRY_NUMBERS.has(prefix) || (Number(prefix) >= MAKERS.from && Number(prefix) <= MAKERS.to);
  return isKnown && Number(digits.slice(3)) <= ANIMAL_MAX ? "well-formed" : "malformed";
}
