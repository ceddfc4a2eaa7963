/** How often a queen has given birth, as the rules count it: this litter included, both ends of the window too. */
import { addMonths, daysBetween } from "../../calendar.ts";
import { DAYS_OF_ONE_BIRTH } from "../../litters/rules.ts";
import type { ClubFacts } from "./truth.ts";

/** @param days of her litters' and kittens' births, in any order; the one on `day` need not be among them */
export function birthFacts(days: readonly string[], day: string): ClubFacts {
  const births = birthsIn([...days, day]);
  const own = births.findLast((born) => born <= day) ?? day;
  const before = births.filter((born) => born < own);
  const since = (months: number) =>
    births.filter((born) => born >= addMonths(day, -months) && born <= own).length;
  const last = before.at(-1);
  return {
    births12_n: since(12),
    births24_n: since(24),
    litters_before_n: before.length,
    ...(last !== undefined && { gap_d: daysBetween(last, own), gap_mo: monthsBetween(last, own) }),
  };
}

/** Kittens of one litter may be born before and after midnight. */
function birthsIn(days: readonly string[]): string[] {
  const births: string[] = [];
  for (const day of days.toSorted()) {
    const last = births.at(-1);
    if (last === undefined || daysBetween(last, day) > DAYS_OF_ONE_BIRTH) births.push(day);
  }
  return births;
}

/** Full months. */
export function monthsBetween(from: string, to: string): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  return addMonths(from, months) > to ? months - 1 : months;
}
