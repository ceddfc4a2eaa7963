/** One ancestor's lines: name, EMS code, number, date of birth. */
import { findDate } from "./calendar-words.ts";
import { colourOnly, findEms } from "./find-ems.ts";
import { cleanName } from "./printed-name.ts";
import { latinLookalike } from "./scripts.ts";
import type { Segment } from "./segments.ts";

export interface AncestorEntry {
  /** Cleaned, but not yet split. */
  readonly name: { readonly value: string; readonly from: readonly Segment[] };
  readonly ems: { readonly value: string; readonly from: Segment } | null;
  readonly number: { readonly value: string; readonly from: Segment } | null;
  readonly birthdate: { readonly value: string; readonly from: Segment } | null;
}

const DATE = /(?<![\d-])\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{4}|\d{4}-\d{2}-\d{2}/u;
const LONGEST_NAME_LINES = 2;

/** @returns null if the lines contain no name */
export function ancestorEntry(lines: readonly Segment[]): AncestorEntry | null {
  const names: { text: string; from: Segment }[] = [];
  let ems: AncestorEntry["ems"] = null;
  let number: AncestorEntry["number"] = null;
  let birthdate: AncestorEntry["birthdate"] = null;
  for (const line of lines) {
    let rest = line.text;
    const date = findDate(rest);
    if (date !== null && birthdate === null) {
      birthdate = { value: date, from: line };
      rest = rest.replace(DATE, " ").replace(/(?<!\p{L})(?:born|b|р|рожд|д\.?р)[.:*]*\s*$/iu, " ");
    }
    const found = findEms(rest);
    if (found && ems === null) {
      ems = { value: found.ems, from: line };
      const printed = printedNumber(found.after);
      if (printed && number === null) number = { value: printed, from: line };
      rest = found.before;
    } else if (ems === null && names.length > 0 && colourOnly(rest) !== null) {
      ems = { value: colourOnly(rest)!, from: line };
      continue;
    }
    if (names.length > 0 || /\d{3}/u.test(rest)) {
      const printed = printedNumber(rest);
      if (printed) {
        number ??= { value: printed, from: line };
        continue;
      }
    }
    if (
      names.length < LONGEST_NAME_LINES &&
      ems?.from !== line &&
      number?.from !== line &&
      /\p{L}{2}/u.test(rest)
    )
      names.push({ text: rest, from: line });
    else if (names.length === 0 && /\p{L}{2}/u.test(rest)) names.push({ text: rest, from: line });
  }
  const value = cleanName(names.map(({ text }) => text).join(" "));
  if (!/\p{L}{2}/u.test(value)) return null;
  return { name: { value, from: names.map(({ from }) => from) }, ems, number, birthdate };
}

/** A registration number contains digits; the text before it on its line may be its register: `LO 2020-10432`. */
export function printedNumber(text: string): string | null {
  const words = text
    .split(/\s+/u)
    .map(latinLookalike)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, ""))
    .filter(Boolean);
  const last = words.findLastIndex((word) => /\d{2}/u.test(word));
  if (last < 0) return null;
  const kept = words.slice(0, last + 1);
  const first = kept.findIndex((word) => /\d/u.test(word));
  const register = kept.slice(0, first).every((word) => /^[\p{Lu}()*./-]{1,8}$/u.test(word));
  return register ? kept.join(" ") : kept.slice(first).join(" ");
}
