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

export function shortDate(day: string, locale: Locale): string {
  return formats[locale].format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** `yyyy-mm-dd hh:mm:ss` */
export function exactMoment(moment: string): string {
  return moment.slice(0, 19).replace("T", " ");
}
