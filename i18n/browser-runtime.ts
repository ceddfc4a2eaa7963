/**
 * What compiled messages need of their runtime in a browser: which language the page speaks. The compiler's own
 * runtime also finds languages in addresses, cookies and storage, which the server has done here; the build of the
 * browser's scripts puts this in its place (web/vite.config.ts).
 */

/** Set by the build (web/vite.config.ts), which then leaves out the texts of every other language. */
declare const PAGE_LOCALE: string;
declare const BASE_LOCALE: string;

export const baseLocale = BASE_LOCALE;
/** A page speaks one. */
export const locales = [PAGE_LOCALE] as const;
export const experimentalStaticLocale = PAGE_LOCALE;

export let getLocale = (): string => PAGE_LOCALE;

export function overwriteGetLocale(read: () => string): void {
  getLocale = read;
}

export function isLocale(value: unknown): value is string {
  return value === PAGE_LOCALE;
}
