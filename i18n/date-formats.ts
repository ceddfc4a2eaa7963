/** The site's dates: day, short month, year (spec §9). They have no time zone. */
import { inEach, languageTag } from "./locale.ts";

const formats = (parts: Intl.DateTimeFormatOptions) =>
  inEach((locale) => new Intl.DateTimeFormat(languageTag(locale), { ...parts, timeZone: "UTC" }));

export const dayFormats = formats({ day: "numeric", month: "short", year: "numeric" });
export const monthFormats = formats({ month: "short", year: "numeric" });
