/** Numbers of chips as ISO 11784 has them: three digits for the country or the maker, twelve for the animal. */

const SEPARATORS = /[ .-]/g;
const DIGITS = /^\d{15}$/;
/** 38 bits. */
const ANIMAL_MAX = 274_877_906_943;
/** No country, and the code that makers test with. */
const NOBODYS: ReadonlySet<string> = new Set(["000", "999"]);

function chipDigits(text: string): string {
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
  const isOfNobody = NOBODYS.has(digits.slice(0, 3));
  return isOfNobody || Number(digits.slice(3)) > ANIMAL_MAX ? "malformed" : "well-formed";
}
