import { currencyWord } from "@felistry/domain/market/price.ts";
import { baseLocale, type Locale } from "@felistry/i18n/locale.ts";

type Words = Readonly<Record<string, string>>;

/** A word missing in the reader's language is shown in the base language. */
export const languageOf = (words: Words, locale: Locale): Locale =>
  locale in words ? locale : baseLocale;

export const wordsOf = (words: Words, locale: Locale): string => words[languageOf(words, locale)]!;

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
