import { daysBetween } from "../calendar.ts";

/** `yyyy-mm-dd`; of a date known by month or year alone, the first day of it. */
export interface KnownDate {
  readonly day: string;
  readonly precision: "day" | "month" | "year";
}

/**
 * The same day; day and month exchanged; days apart, as when a birth was entered or lasted past midnight; one figure wrong;
 * one says only the month or year of the other; another day.
 */
export type DateMatch = "same" | "swapped" | "near" | "slip" | "within" | "other";

const NEAR_DAYS = 2;

/** Null if either is unknown. */
export function compareDates(one: KnownDate | null, other: KnownDate | null): DateMatch | null {
  if (!one || !other) return null;
  const [a, b] = [one.day, other.day];
  const coarse = coarser(one.precision, other.precision);
  if (coarse === "year") return a.slice(0, 4) === b.slice(0, 4) ? "within" : "other";
  if (coarse === "month") return a.slice(0, 7) === b.slice(0, 7) ? "within" : "other";
  if (a === b) return "same";
  if (
    a.slice(0, 4) === b.slice(0, 4) &&
    a.slice(5, 7) === b.slice(8) &&
    a.slice(8) === b.slice(5, 7)
  )
    return "swapped";
  if (Math.abs(daysBetween(a, b)) <= NEAR_DAYS) return "near";
  // Papers that know the year alone often say its first day.
  if (a.slice(0, 4) === b.slice(0, 4) && (isFirstDay(a) || isFirstDay(b))) return "within";
  return figuresApart(a, b) === 1 ? "slip" : "other";
}

const isFirstDay = (day: string) => day.endsWith("-01-01");

function coarser(one: KnownDate["precision"], other: KnownDate["precision"]) {
  if (one === "year" || other === "year") return "year";
  return one === "month" || other === "month" ? "month" : "day";
}

function figuresApart(a: string, b: string): number {
  return Array.from(a).filter((figure, i) => figure !== b[i]).length;
}
