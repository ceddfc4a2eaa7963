/** The contract as it is printed, filled from the registry, in the languages of both sides. The first signature fixes it. */
import { createHash } from "node:crypto";
import type { Stage } from "@felistry/domain/orders/stages.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { baseLocale, type Locale } from "@felistry/i18n/locale.ts";
import { dayInWords } from "../../mail/words.ts";
import type { ReservationRow } from "../reservations/reservation-statements.ts";
import { agreedLines, isOffered, type Offered, priceLine } from "../reservations/terms-text.ts";

export interface Contract {
  /** Paragraphs; a heading begins with `# `. */
  readonly text: string;
  readonly hash: string;
}

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const SIGNABLE: ReadonlySet<Stage> = new Set([
  "deposit_confirmed",
  "seller_signed",
  "buyer_signed",
]);

export function isSignable({ stage, deposit }: Pick<ReservationRow, "stage" | "deposit">): boolean {
  return SIGNABLE.has(stage) || (stage === "agreed" && deposit === 0);
}

/** Null while there is nothing to sign. */
export function contractOf(row: ReservationRow): Contract | null {
  if (row.contract_text !== null && row.contract_hash !== null)
    return { text: row.contract_text, hash: row.contract_hash };
  if (!isSignable(row) || !isOffered(row)) return null;
  const text = languagesOf(row)
    .map((locale) => inOneLanguage(row, locale))
    .join("\n\n");
  return { text, hash: sha256(text) };
}

/** The seller's first. */
export function languagesOf({ seller_locale, buyer_locale }: ReservationRow): Locale[] {
  return [...new Set([seller_locale, buyer_locale])];
}

function inOneLanguage(row: Offered, locale: Locale): string {
  const speak = { locale };
  const heading = (text: string) => `# ${text}`;
  return [
    heading(m.contract_title({ order: String(row.id) }, speak)),
    [
      m.contract_seller(
        { name: row.seller, country: row.seller_country[`country_${locale}`] ?? "" },
        speak,
      ),
      m.contract_buyer(
        { name: row.buyer, country: row.buyer_country[`country_${locale}`] ?? "" },
        speak,
      ),
    ].join("\n"),
    heading(m.contract_cat({}, speak)),
    catLines(row, locale).join("\n"),
    heading(m.contract_price({}, speak)),
    [
      priceLine(row, locale),
      ...(row.is_delivery_needed ? [m.mail_order_delivery({}, speak)] : []),
      ...agreedLines(row, locale),
    ].join("\n"),
    heading(m.contract_words({}, speak)),
    // No line of the seller's words is a heading.
    row.terms.replaceAll(/^#/gm, " #"),
    heading(m.contract_end({}, speak)),
    [m.contract_gates({}, speak), m.terms_no_money({}, speak), m.contract_by_code({}, speak)].join(
      "\n",
    ),
  ].join("\n\n");
}

function catLines(row: Offered, locale: Locale): string[] {
  const speak = { locale };
  const unknown = m.contract_unknown({}, speak);
  const colour = [row.ems, row.words[`words_${locale}`]].filter(Boolean).join(", ");
  return [
    m.contract_name({ value: row.cat }, speak),
    m.contract_breed(
      { value: row.words[`breed_${locale}`] ?? row.words[`breed_${baseLocale}`]! },
      speak,
    ),
    m.contract_sex(
      {
        value: row.sex === "male" ? m.contract_male({}, speak) : m.contract_female({}, speak),
      },
      speak,
    ),
    m.contract_born({ value: row.born ? dayInWords(row.born, locale) : unknown }, speak),
    m.contract_colour({ value: colour || unknown }, speak),
    m.contract_number({ value: row.reg_num ?? unknown }, speak),
    m.contract_chip({ value: row.chip ?? unknown }, speak),
    m.contract_sire({ value: row.sire ?? unknown }, speak),
    m.contract_dam({ value: row.dam ?? unknown }, speak),
  ];
}
