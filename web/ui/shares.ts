import { languageTag, type Locale } from "@felistry/i18n/locale.ts";

/** 0.125 as "12.5%", "12,5 %"; at most two decimals. */
export function percent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: "percent",
    maximumFractionDigits: 2,
  }).format(share);
}

/** 3.25 as "3.3", "3,3". */
export function oneDigit(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(value);
}

const MEGA = 1_000_000;
const GIGA = 1_000_000_000;
const NO_BREAK = "\u00a0";

/** 12345678 as "12.3 MB", "12,3 МБ". */
export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < GIGA ? [bytes / MEGA, "megabyte"] : [bytes / GIGA, "gigabyte"];
  return new Intl.NumberFormat(languageTag(locale), {
    style: "unit",
    unit,
    maximumFractionDigits: value < 100 ? 1 : 0,
  })
    .format(value)
    .replace(" ", NO_BREAK);
}

/** 1073741824 as "1,073,741,824", "1 073 741 824". */
export function wholeNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 0 }).format(value);
}
