import { currencyWord } from "@felistry/domain/market/price.ts";
import { baseLocale, type Locale } from "@felistry/i18n/locale.ts";

/** A word missing in the reader's language is shown in the base language. */
export function wordsOf(words: Readonly<Record<string, string>>, locale: Locale): string {
  return words[locale] ?? words[baseLocale]!;
}

/** A price is told in its currency. */
export const withCurrency = (
  values: readonly string[],
  currency: string | null,
  locale: Locale,
): string[] =>
  values.map((value) =>
    currency !== null && value.startsWith("price=")
      ? `${value} ${currencyWord(currency, locale)}`
      : value,
  );
