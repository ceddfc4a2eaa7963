/** Prices in another currency, by rates that the club's administrator has loaded. */
import { isCalendarDate } from "../calendar.ts";

/** Units of each currency for one euro, by the currency's id. */
export type Rates = ReadonlyMap<number, number>;

/** Null without a rate for one of the two; a currency needs none for itself. */
export function converted(amount: number, from: number, to: number, rates: Rates): number | null {
  if (from === to) return amount;
  const [bought, sold] = [rates.get(to), rates.get(from)];
  return bought === undefined || sold === undefined ? null : (amount / sold) * bought;
}

interface DatedRate {
  readonly currency_id: number;
  readonly code: string;
  readonly day: string;
}

/** Of what was converted: of two rates the older one's day counts. The euro has no day. */
export function dayOfRate(from: number, to: number, rates: readonly DatedRate[]): string {
  const days = rates
    .filter(({ code, currency_id }) => code !== "EUR" && [from, to].includes(currency_id))
    .map(({ day }) => day);
  return days.sort()[0]!;
}

const DIGITS_SAID = 2;

/** As it is said: "about 1,200", no more digits than a rate of another day can promise. */
export function roughly(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - DIGITS_SAID);
  return Math.round(amount / step) * step;
}

/** A line of the table that an administrator loads. */
export interface RateLine {
  readonly day: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly perEuro: number;
}

const LINE = /^(\d{4}-\d{2}-\d{2})[,;\t]\s*([A-Z]{3})[,;\t]\s*(\d{1,9}(?:\.\d{1,8})?)\s*$/;

/** Reads `day,currency,rate` lines, an optional heading first. @returns the number of the first line that is none, or the lines */
export function readRates(text: string): readonly RateLine[] | { readonly badLine: number } {
  const lines: RateLine[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/u, "")
    .split(/\r?\n/u)
    .entries()) {
    if (line.trim() === "" || (at === 0 && /^day\b/iu.test(line))) continue;
    const found = LINE.exec(line);
    const perEuro = Number(found?.[3]);
    if (!found || !(perEuro > 0) || !isCalendarDate(found[1]!)) return { badLine: at + 1 };
    lines.push({ day: found[1]!, currency: found[2]!, perEuro });
  }
  return lines;
}
