export const ADULT_AGE = 18;

/**
 * Whether a person born on `birthday` is an adult on `today` (both `yyyy-mm-dd`). Dates compare as text; somebody
 * born on 29 February comes of age on 1 March in a common year.
 */
export function isAdultOn(birthday: string, today: string): boolean {
  const year = String(Number(birthday.slice(0, 4)) + ADULT_AGE).padStart(4, "0");
  return year + birthday.slice(4) <= today;
}
