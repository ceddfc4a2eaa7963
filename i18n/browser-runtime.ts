/**
 * What compiled messages need of their runtime in a browser: which language the page speaks. The compiler's own
 * runtime also finds languages in addresses, cookies and storage, which the server has done here; the build of the
 * browser's scripts puts this in its place (web/vite.config.ts).
 */
export const baseLocale = "en";
export const locales = ["en", "ru"] as const;
type Locale = (typeof locales)[number];

/** Set by the build (web/vite.config.ts), which then leaves out the texts of every other language. */
declare const PAGE_LOCALE: Locale;
export const experimentalStaticLocale = PAGE_LOCALE;

export let getLocale = (): Locale => baseLocale;

export function overwriteGetLocale(read: () => Locale): void {
  getLocale = read;
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
