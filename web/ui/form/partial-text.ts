/** A date of which the month alone may be known, as a field holds it: browsers without an input for months show a text. */
import { type PartialDate, partialDateText } from "@felistry/domain/cats/partial-date.ts";

/** `2015`, `05.2015`, `2015-05-12`. */
export const heldPartial = (date: PartialDate): string => heldText(partialDateText(date));

/** The same of a text as `partialDateText` writes it; any other stays. */
export function heldText(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/u.exec(text) ?? [];
  return year && month ? `${month}.${year}` : text;
}

/** The inverse, also of `5.2015`, `05/2015` and `2015-05`; what is no month stays. */
export function partialOfHeld(held: string): string {
  const text = held.trim();
  const [, month, year] = /^(\d{1,2})[./-](\d{4})$/u.exec(text) ?? [];
  if (year && month) return `${year}-${month.padStart(2, "0")}`;
  const [, first, second] = /^(\d{4})[./-](\d{1,2})$/u.exec(text) ?? [];
  return first && second ? `${first}-${second.padStart(2, "0")}` : text;
}
