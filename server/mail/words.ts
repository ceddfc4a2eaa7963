/** Amounts and days as the reader's language writes them. */
import { currencyWord } from "@felistry/domain/market/price.ts";
import { languageTag, type Locale } from "@felistry/i18n/locale.ts";

export function priceInWords(amount: number, currency: string, locale: Locale): string {
  const figures = new Intl.NumberFormat(languageTag(locale)).format(amount);
  return `${figures} ${currencyWord(currency, locale)}`;
}

/** Without what follows the year ("2026 г."): a sentence may end there. @param day `yyyy-mm-dd` */
export function dayInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const parts = format.formatToParts(new Date(day));
  const last = parts.findLastIndex(({ type }) => type !== "literal");
  return parts
    .slice(0, last + 1)
    .map(({ value }) => value)
    .join("");
}

/** In UTC, and says so. @param moment `yyyy-mm-ddThh:mm:ssZ` */
export function momentInWords(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  }).format(new Date(moment));
}
