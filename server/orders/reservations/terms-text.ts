/** What the buyer accepts, in full: one text, of which the hash is kept. */
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { dayInWords, priceInWords } from "../../mail/words.ts";
import type { ReservationRow } from "./reservation-statements.ts";

/** A row whose terms have been offered. */
export type Offered = ReservationRow & {
  readonly terms_id: number;
  readonly terms: string;
  readonly deposit: number;
  readonly deposit_kept: boolean;
  readonly open_until: string;
  readonly hand_over_by: string;
};

export function isOffered(row: ReservationRow): row is Offered {
  return row.terms_id !== null;
}

export function termsText(row: Offered, locale: Locale): string {
  const speak = { locale };
  const { cat, seller, buyer, terms } = row;
  return [
    m.terms_of_reservation({ cat, order: String(row.id) }, speak),
    m.terms_parties({ seller, buyer }, speak),
    priceLine(row, locale),
    agreedLines(row, locale).join("\n"),
    m.terms_until({ day: dayInWords(row.open_until, locale) }, speak),
    `${m.terms_words({}, speak)}\n${terms}`,
    m.terms_no_money({}, speak),
  ].join("\n\n");
}

export function priceLine(row: ReservationRow, locale: Locale): string {
  const speak = { locale };
  const price = priceInWords(row.price, row.currency_abb, locale);
  return row.with_breeding
    ? m.mail_order_price_breeding({ price }, speak)
    : m.mail_order_price_pet({ price }, speak);
}

/** What becomes of the deposit in each case, and until when the cat is handed over. */
export function agreedLines(row: Offered, locale: Locale): string[] {
  const speak = { locale };
  const by = m.terms_by({ day: dayInWords(row.hand_over_by, locale) }, speak);
  if (row.deposit === 0) return [by, m.terms_no_deposit({}, speak)];
  const deposit = priceInWords(row.deposit, row.currency_abb, locale);
  return [
    by,
    m.terms_deposit({ deposit }, speak),
    m.terms_counted({}, speak),
    row.deposit_kept ? m.terms_buyer_kept({}, speak) : m.terms_buyer_returned({}, speak),
    m.terms_seller({}, speak),
    m.terms_gone({}, speak),
    promisesIfLate(row) ? m.terms_gates({}, speak) : m.terms_gates_alone({}, speak),
  ];
}

/** A contract promises no more than the terms that were accepted, which may be of before a late seller had to return the deposit. */
const promisesIfLate = ({ accepted_at, returns_if_late }: Offered): boolean =>
  accepted_at === null || returns_if_late;
