/** One ancestor's lines: name, EMS code, number, date of birth. */
import { dateWithin } from "./calendar-words.ts";
import { colourOnly, findEms } from "./find-ems.ts";
import { cleanName } from "./printed-name.ts";
import { printedNumber } from "./printed-number.ts";
import type { Segment } from "./segments.ts";

export interface AncestorEntry {
  /** Cleaned, but not yet split. */
  readonly name: { readonly value: string; readonly from: readonly Segment[] };
  readonly ems: { readonly value: string; readonly from: Segment } | null;
  readonly number: { readonly value: string; readonly from: Segment } | null;
  readonly birthdate: { readonly value: string; readonly from: Segment } | null;
}

const BORN = /(?<!\p{L})(?:born|b|geb|né|née|ur|nar|synt|f|р|рожд|д\.?р)[.:*]*\s*$|[*]\s*$/iu;
const LONGEST_NAME_LINES = 2;

/** @returns null if the lines contain no name */
export function ancestorEntry(lines: readonly Segment[]): AncestorEntry | null {
  const names: { text: string; from: Segment }[] = [];
  let ems: AncestorEntry["ems"] = null;
  let number: AncestorEntry["number"] = null;
  let birthdate: AncestorEntry["birthdate"] = null;
  for (const line of lines) {
    let rest = line.text;
    const date = dateWithin(rest);
    if (date !== null && birthdate === null) {
      birthdate = { value: date.date, from: line };
      rest = `${date.before.replace(BORN, " ")} ${date.after}`;
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
