/** The languages of the site. Messages are functions of i18n/compiled/messages.js; they ask `getLocale`. */
import { baseLocale, isLocale, locales, overwriteGetLocale } from "./compiled/runtime.js";

export type Locale = (typeof locales)[number];
export { baseLocale, isLocale, locales, overwriteGetLocale };
