import { inEach, languageTag, type Locale } from "@felistry/i18n/locale.ts";
import { shortDate } from "./dates.ts";

const DAY_MS = 86_400_000;
/** After a month a date is more useful than a number of days. */
const RELATIVE_DAYS = 30;

const relative = inEach(
  (locale) => new Intl.RelativeTimeFormat(languageTag(locale), { numeric: "auto" }),
);

/**
 * "yesterday, 19 Nov 2026, 15:28 UTC": `moment` is ISO in UTC, `today` the reader's day, `yyyy-mm-dd`. Counts days, not
 * minutes, so that server and browser render the same text.
 */
export function when(moment: string, today: string, locale: Locale): string {
  const exact = `${shortDate(moment, locale)}, ${moment.slice(11, 16)} UTC`;
  const days = Math.round((Date.parse(today) - Date.parse(moment.slice(0, 10))) / DAY_MS);
  if (days < 0 || days > RELATIVE_DAYS) return exact;
  return `${relative[locale].format(-days, "day")}, ${exact}`;
}
