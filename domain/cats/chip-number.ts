/** Numbers of chips as ISO 11784 has them: three digits for the country or the maker, twelve for the animal. */

import { COUNTRY_NUMBERS } from "../reference/country-numbers.ts";

const SEPARATORS = /[ .-]/g;
const DIGITS = /^\d{15}$/;
/** 38 bits. */
const ANIMAL_MAX = 274_877_906_943;
/** From here on the numbers are makers', which ICAR keeps in its list. */
const FIRST_MAKER = 900;
/** 999 is for tests. */
const NEVER_GIVEN: ReadonlySet<string> = new Set(["000", "999"]);

export function chipDigits(text: string): string {
  return text.replaceAll(SEPARATORS, "");
}

/**
 * `unlisted` may be a chip: numbers of countries that are no more are still read (891, Serbia and Montenegro). `other` is not of
 * fifteen digits: an older chip or a tattoo, of which nothing can be said. A well-formed number proves neither a chip nor a
 * country: it has no check digit.
 */
type ChipForm = "well-formed" | "unlisted" | "malformed" | "other";

export function chipForm(text: string): ChipForm {
  const digits = chipDigits(text);
  if (!DIGITS.test(digits)) return "other";
  const prefix = digits.slice(0, 3);
  if (NEVER_GIVEN.has(prefix) || Number(digits.slice(3)) > ANIMAL_MAX) return "malformed";
  const isMaker = Number(prefix) >= FIRST_MAKER;
  return isMaker || COUNTRY_NUMBERS.has(prefix) ? "well-formed" : "unlisted";
}
