/** Dates as written in tables. */
import { isCalendarDate } from "../calendar.ts";
import { findDate } from "../readings/calendar-words.ts";

/** Whether day or month comes first: the American "05/31/2024" looks like the "31/05/2024" of others. */
export const DATE_ORDERS = ["day_first", "month_first"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Full stops are not matched: they always mean day first. */
const SLASHED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d\d)$/u;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: ?г\.?)?$/u;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ][\d:.Z]*)?$/u;
const IN_WORDS = /^(?:\d{1,2}[\s.-]+\p{L}{3,}|\p{L}{3,}[\s.-]+\d{1,2})[\s.,-]+\d{4}(?: ?г\.?)?$/u;

const EARLIEST = "1900-01-01";

/** The order of most unambiguous dates; day first if there are none. */
export function detectDateOrder(cells: Iterable<string>): DateOrder {
  let daysFirst = 0;
  let monthsFirst = 0;
  for (const cell of cells) {
    const [, first, , second] = SLASHED.exec(cell.trim()) ?? [];
    if (isDayOnly(first) && !isDayOnly(second)) daysFirst++;
    if (isDayOnly(second) && !isDayOnly(first)) monthsFirst++;
  }
  return monthsFirst > daysFirst ? "month_first" : "day_first";
}

function isDayOnly(figures: string | undefined): boolean {
  return Number(figures) > 12 && Number(figures) <= 31;
}

/** `yyyy-mm-dd`; null for an empty cell, "" for something that is not a date. */
export function readDate(text: string, order: DateOrder): string | null {
  if (text === "") return null;
  const date =
    inFigures(text, order) ?? (IN_WORDS.test(text) ? findDate(text.replaceAll("-", " ")) : null);
  return date !== null && isCalendarDate(date) && date >= EARLIEST ? date : "";
}

function inFigures(text: string, order: DateOrder): string | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return written(yearFirst[1]!, yearFirst[3]!, yearFirst[4]!);
  const dotted = DOTTED.exec(text);
  if (dotted) return written(dotted[3]!, dotted[2]!, dotted[1]!);
  const slashed = SLASHED.exec(text);
  if (!slashed) return null;
  const [, first = "", , second = "", year = ""] = slashed;
  return order === "month_first" ? written(year, first, second) : written(year, second, first);
}

function written(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
