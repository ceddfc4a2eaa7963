import { skeletonWords, withFigures } from "./number-skeleton.ts";

/**
 * The number with which the club registers a cat, `FEL-2026-000123` (decisions §6): prefix, year of the decision, and a
 * sequence number within that year, from 1, in at least six digits.
 */
export function registrationNumber(prefix: string, year: number, place: number): string {
  return `${prefix}-${year}-${String(place).padStart(6, "0")}`;
}

/** Of the year and the sequence number. */
const FIGURES_OF_OURS = 10;

/** Whether the text has exactly the form of the club's numbers. */
export function isRegistrationNumber(text: string, prefix: string): boolean {
  const rest = text.startsWith(`${prefix}-`) ? text.slice(prefix.length + 1) : "";
  return /^\d{4}-\d{6,}$/.test(rest);
}

/**
 * Whether a reader could take a text for one of the club's numbers, however it is written: with other separators or
 * none, with letters of other scripts, with invisible characters. Only the club issues such numbers.
 */
export function passesForRegistrationNumber(text: string, prefix: string): boolean {
  const words = skeletonWords(text);
  const [first = "", ...more] = words;
  const ours = skeletonWords(prefix).join("");
  if (first === ours && more.length > 0) return true;
  const whole = words.join("");
  if (whole.startsWith(ours) && /^\d/u.test(whole.slice(ours.length))) return true;
  if (whole.length < ours.length + FIGURES_OF_OURS) return false;
  return new RegExp(`${withFigures(ours)}(?:19|20)\\d{8}`, "u").test(withFigures(whole));
}
