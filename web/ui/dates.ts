/** Dates and moments, which are shown in UTC. */
import { dayFormats, monthFormats } from "@felistry/i18n/date-formats.ts";
import type { Locale } from "@felistry/i18n/locale.ts";

/** A day, or as much of it as is known: `2015-05`, `2015`. A Russian one ends with the full stop of "г.": a sentence that ends with it has no other. */
export function shortDate(day: string, locale: Locale): string {
  if (day.length < 5) return day;
  const { [locale]: format } = day.length < 8 ? monthFormats : dayFormats;
  // A last word of one letter, as in "2021 г.", is not left alone on a line.
  return format.format(new Date(day.slice(0, 10))).replace(/ (?=\p{L}\.$)/u, "\u00a0");
}

/** `yyyy-mm-dd hh:mm:ss` */
export function exactMoment(moment: string): string {
  return moment.slice(0, 19).replace("T", " ");
}
