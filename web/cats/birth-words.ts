import { type DatePrecision, partialDateText } from "@felistry/domain/cats/partial-date.ts";
import { shortAgeOn } from "@felistry/domain/cats/age.ts";
import { age_months, age_weeks, age_years } from "@felistry/i18n/compiled/messages.js";
import type { PageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { ageLine } from "./age-line.ts";

export interface Born {
  readonly cat_birthdate: string | null;
  readonly cat_birthdate_precision: DatePrecision;
}

/** The known part of the birth date, in the form for `shortDate`; null if nothing is known. */
export function knownBirth({ cat_birthdate: date, cat_birthdate_precision }: Born): string | null {
  return date && partialDateText({ date, precision: cat_birthdate_precision });
}

/** "12 May 2019 · 7 years"; no age if only the month or year is known. */
export function birthAndAge(cat: Born, { locale, today }: Pick<PageTools, "locale" | "today">) {
  const known = knownBirth(cat);
  if (known === null) return null;
  const date = shortDate(known, locale);
  return known === cat.cat_birthdate ? `${date} · ${ageLine(known, today)}` : date;
}

const ages = { weeks: age_weeks, months: age_months, years: age_years };

/** "9 weeks", "5 months", "3 years"; of a month or a year alone that date; null if nothing is known. */
export function shortAge(cat: Born, { locale, today }: Pick<PageTools, "locale" | "today">) {
  const known = knownBirth(cat);
  if (known === null || known !== cat.cat_birthdate) return known && shortDate(known, locale);
  const { unit, count } = shortAgeOn(known, today);
  return ages[unit]({ count });
}
