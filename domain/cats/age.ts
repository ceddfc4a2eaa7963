import { addMonths, daysBetween } from "../calendar.ts";

export interface Age {
  years: number;
  months: number;
  days: number;
}

/**
 * The age on `today` of a cat born on `birthdate` (both `yyyy-mm-dd`): whole calendar months, then the days since the
 * last of them. A cat born on the 31st turns a month older on the last day of a shorter month. If the birth date is
 * after `today` (the breeder's time zone may be ahead of ours), the age is zero.
 */
export function ageOn(birthdate: string, today: string): Age {
  if (birthdate > today) return { years: 0, months: 0, days: 0 };
  const monthsApart = monthNumber(today) - monthNumber(birthdate);
  const months = addMonths(birthdate, monthsApart) > today ? monthsApart - 1 : monthsApart;
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: daysBetween(addMonths(birthdate, months), today),
  };
}

const WEEK_DAYS = 7;
/** Breeders count a kitten's age in weeks until it may have moved, then in months until it is grown. */
const COUNTED_IN_WEEKS = 16;
const COUNTED_IN_MONTHS = 24;

/** The age as an ad says it, in one unit. */
export function shortAgeOn(
  birthdate: string,
  today: string,
): { unit: "weeks" | "months" | "years"; count: number } {
  const weeks = birthdate > today ? 0 : Math.floor(daysBetween(birthdate, today) / WEEK_DAYS);
  if (weeks <= COUNTED_IN_WEEKS) return { unit: "weeks", count: weeks };
  const { years, months } = ageOn(birthdate, today);
  const all = years * 12 + months;
  return all < COUNTED_IN_MONTHS ? { unit: "months", count: all } : { unit: "years", count: years };
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
