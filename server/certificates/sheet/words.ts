/** Two languages on one sheet: what every reader of a pedigree understands, wherever the cat goes. */
import { inEach, languageTag, type Locale, locales } from "@felistry/i18n/locale.ts";

export const NO_BREAK = "\u00a0";

/** A sheet has room for two: the site's first two. */
export const [FIRST, SECOND = FIRST] = locales;

/** What is printed large, and what below or behind it. */
export interface Both {
  readonly first: string;
  readonly second: string;
}

export function inBoth(say: (locale: Locale) => string): Both {
  return { first: say(FIRST), second: say(SECOND) };
}

export function both(
  message: (inputs: Record<string, never>, options: { locale: Locale }) => string,
): Both {
  return inBoth((locale) => message({}, { locale }));
}

/** Of a text that differs by sex. */
export const bothOf = (
  message: (inputs: { sex: string }, options: { locale: Locale }) => string,
  sex: string,
): Both => inBoth((locale) => message({ sex }, { locale }));

/** Both in one line; once where they are the same. */
export function inOneLine({ first, second }: Both): string {
  return first === second ? first : `${first} · ${second}`;
}

const dates = inEach(
  (locale) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" }),
);

/** In words that stay on one line: the year's "г." would otherwise take its own. */
export function longDate(moment: number | string): Both {
  const date = new Date(moment);
  return inBoth((locale) => dates[locale].format(date).replaceAll(/\s/g, NO_BREAK));
}

/** `14.05.2022`, which readers of either language understand. */
export function shortDate(day: string): string {
  return day.split("-").reverse().join(".");
}
