/**
 * The number under which the club registers a cat, `FEL-2026-000123` (decisions §6): prefix, year of the decision, and
 * the place within that year from 1 on, in at least six digits.
 */
export function registrationNumber(prefix: string, year: number, place: number): string {
  return `${prefix}-${year}-${String(place).padStart(6, "0")}`;
}
