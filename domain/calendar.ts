/**
 * Calendar dates as `yyyy-mm-dd` text, which sorts correctly. There is no clock here: today's date is always an
 * argument. The arithmetic is in UTC, so no time zone can move a birthday.
 */

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Whether the text is a real day written `yyyy-mm-dd` (`2024-02-30` is not). */
export function isCalendarDate(text: string): boolean {
  const parts = PATTERN.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The date `months` later (earlier when negative); if the month is too short, its last day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = split(date);
  const total = year * 12 + (month - 1) + months;
  const newYear = Math.floor(total / 12);
  const newMonth = (total % 12) + 1;
  return join(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** The date `days` later (earlier when negative). */
export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether something that has happened bears a day that cannot be: one after tomorrow, for where the writer lives the day
 * may have begun already.
 */
export function isInFuture(day: string, today: string): boolean {
  return day > today && day > addDays(today, 1);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function split(date: string): [year: number, month: number, day: number] {
  const parts = PATTERN.exec(date);
  if (!parts) throw new RangeError(`not a calendar date: ${date}`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

function join(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function utc(date: string): number {
  const [year, month, day] = split(date);
  return Date.UTC(year, month - 1, day);
}
