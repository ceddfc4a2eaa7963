export const ADULT_AGE = 18;

/**
 * Whether a person born on `birthday` is of age on `today` (both `yyyy-mm-dd`). Dates compare as text; who was
 * born on 29 February comes of age on 1 March of a common year.
 */
export function isAdultOn(birthday: string, today: string): boolean {
  const year = String(Number(birthday.slice(0, 4)) + ADULT_AGE).padStart(4, "0");
  return year + birthday.slice(4) <= today;
}
