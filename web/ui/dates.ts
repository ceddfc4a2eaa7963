/** The site's date format: day, short month, year (spec §9). Dates have no time zone; moments are shown in UTC. */
import { inEach, languageTag, type Locale } from "@felistry/i18n/locale.ts";

const formats = inEach(
  (locale) =>
    new Intl.DateTimeFormat(languageTag(locale), {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
);

const months = inEach(
  (locale) =>
    new Intl.DateTimeFormat(languageTag(locale), {
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
);

/** A day, or as much of it as is known: `2015-05`, `2015`. */
export function shortDate(day: string, locale: Locale): string {
  if (day.length < 5) return day;
  const { [locale]: format } = day.length < 8 ? months : formats;
  return format.format(new Date(`${day.slice(0, 10)}`));
}

/** `yyyy-mm-dd hh:mm:ss` */
export function exactMoment(moment: string): string {
  return moment.slice(0, 19).replace("T", " ");
}
