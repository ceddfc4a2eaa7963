/** Dates of which a pedigree may give the month or the year alone: the first day of it, and how much of it is known. */
import { isCalendarDate } from "../calendar.ts";

export const DATE_PRECISIONS = ["day", "month", "year"] as const;
export type DatePrecision = (typeof DATE_PRECISIONS)[number];

export interface PartialDate {
  /** `yyyy-mm-dd`, the first day of the month or year. */
  readonly date: string;
  readonly precision: DatePrecision;
}

const LENGTHS = { day: 10, month: 7, year: 4 } as const satisfies Record<DatePrecision, number>;

/** What is known, as ISO 8601 writes it: `2015`, `2015-05`, `2015-05-12`. The database has the same, `birth_text`. */
export function partialDateText({ date, precision }: PartialDate): string {
  return date.slice(0, LENGTHS[precision]);
}

/** The inverse of `partialDateText`. */
export function partialDateOf(text: string): PartialDate | null {
  const precision = DATE_PRECISIONS.find((each) => LENGTHS[each] === text.length);
  const date = text + "-01-01".slice(text.length - 4);
  return precision !== undefined && isCalendarDate(date) ? { date, precision } : null;
}

/** What a longer text says of it; what a shorter one lacks is its first day. */
export function knownPart(text: string, precision: DatePrecision): string {
  const whole = partialDateOf(text)?.date ?? text;
  return whole.slice(0, LENGTHS[precision]);
}

/** Inputs begin with it. */
export const FIRST_BIRTH = "1900-01-01";

/** The last day that it may have been. The database has the same, `latest_birth`. */
export function latestDay({ date, precision }: PartialDate): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  if (precision === "day") return date;
  const last = new Date(Date.UTC(year, precision === "year" ? 12 : month, 0));
  return last.toISOString().slice(0, 10);
}
