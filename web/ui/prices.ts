import { currencyWord } from "@felistry/domain/market/price.ts";
import { inEach, languageTag, type Locale } from "@felistry/i18n/locale.ts";

const formats = inEach((locale) => new Intl.NumberFormat(languageTag(locale)));

/** A missing value shows ~ (spec §9). */
export const MISSING = "~";

/** `currency` is the wire abbreviation. */
export function price(amount: number | null, currency: string, locale: Locale): string {
  return amount === null
    ? MISSING
    : `${formats[locale].format(amount)} ${currencyWord(currency, locale)}`;
}
