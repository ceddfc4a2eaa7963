import { languageTag, type Locale } from "@felistry/i18n/locale.ts";

/** Whether readers of the language read names in Cyrillic; all others read them in Latin letters. */
export function readsCyrillic(locale: Locale): boolean {
  return new Intl.Locale(languageTag(locale)).maximize().script === "Cyrl";
}
