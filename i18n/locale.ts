/** The languages of the site, as i18n/project.inlang lists them. Messages are functions of i18n/compiled/messages.js; they ask `getLocale`. */
import { baseLocale, isLocale, locales, overwriteGetLocale } from "#compiled/runtime.js";

export type Locale = (typeof locales)[number];
export { baseLocale, isLocale, locales, overwriteGetLocale };

/** One thing for each language. */
export function inEach<Thing>(make: (locale: Locale) => Thing): Record<Locale, Thing> {
  const all = locales.map((locale) => [locale, make(locale)] as const);
  return Object.fromEntries(all) as Record<Locale, Thing>;
}

/** What there is in the reader's language; where it has none, in the base language. */
export function inLanguage<Thing>(all: Readonly<Record<Locale, Thing>>, locale: Locale): Thing {
  return all[locale] ?? all[baseLocale];
}

/** Where a language is written in several ways, the country whose dates and numbers the site has. */
const TAGS: Readonly<Partial<Record<string, string>>> = { en: "en-GB", ru: "ru-RU" };

/** The language as `Intl` takes it. */
export function languageTag(locale: Locale): string {
  return TAGS[locale] ?? locale;
}
