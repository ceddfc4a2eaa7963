import type { Locale } from "@felistry/i18n/locale.ts";

/** Prices are whole units of the ad's currency (decisions §5). */
export const PRICE_MAX = 999_999;
export const PRICE_DIGITS = 6;

/** The ISO 4217 codes of currencies whose abbreviation is a Russian word. */
const CODES: Readonly<Record<string, string>> = {
  "руб.": "RUB",
  "бел. руб.": "BYN",
  грн: "UAH",
  тг: "KZT",
};

/** A currency's wire abbreviation in a form that the reader knows: "руб." is RUB in every other language. */
export function currencyWord(abbreviation: string, locale: Locale): string {
  return locale === "ru" ? abbreviation : (CODES[abbreviation] ?? abbreviation);
}

/** An ad keeps the price that it had with breeding rights when it no longer offers them: nobody can order for it. */
export function priceWithBreeding({
  price_breeding,
  sale_for_breeding,
}: {
  readonly price_breeding: number | null;
  readonly sale_for_breeding: 0 | 1 | boolean;
}): number | null {
  return sale_for_breeding ? price_breeding : null;
}

export function isPrice(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= PRICE_MAX;
}

/** What a price field keeps of the typed text: at most six digits; everything else is ignored (spec §5). */
export function priceDigits(typed: string): string {
  return typed.replaceAll(/[^0-9]/gu, "").slice(0, PRICE_DIGITS);
}
