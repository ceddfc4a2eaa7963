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

/** How the words of a language can be told from those of the others: by their letters. */
const LETTERS: Readonly<Partial<Record<string, RegExp>>> = {
  en: /\p{Script=Latin}/gu,
  ru: /\p{Script=Cyrillic}/gu,
};

/**
 * The `lang` of what a member wrote, for screen readers and hyphenation: the language whose letters it mostly has.
 * Undefined if that is the reader's.
 */
export function languageOf(text: string, reader: Locale): string | undefined {
  const count = (letters: RegExp | undefined) => (letters && text.match(letters)?.length) ?? 0;
  const own = count(LETTERS[reader]);
  // Not of `locales`: a page's scripts know one.
  return Object.keys(LETTERS).find((locale) => count(LETTERS[locale]) > own);
}

/** The language as `Intl` takes it. */
export function languageTag(locale: Locale): string {
  return TAGS[locale] ?? locale;
}
