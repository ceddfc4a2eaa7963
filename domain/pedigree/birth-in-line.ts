/** A date of birth within a line of a pedigree, in the languages in which papers are written. */
import { type PartialDate, partialDateOf } from "../cats/partial-date.ts";
import { readPartialDate } from "../cats/read-partial-date.ts";
import { readWhen } from "../imports/when.ts";

/** What papers print before a date of birth. */
const LABEL = String.raw`(?:geb(?:oren)?\.?(?: am)?|born|b\.|dob|date of birth|née? le|née?|nato|nata|nac\.|nar\.?|narozena?|ur\.?|urodz\.?|synt\.?|född|f\.|fødd|s\.|geworpen|р\.|род\.?|рожд\.?|родил(?:ся|ась)|д\.?\s?р\.?|г\.?\s?р\.?|дата рождения|\*)`;
const AT_START = new RegExp(String.raw`^${LABEL}\s*:?\s*(?=[\p{L}\d])`, "iu");
const AT_END = new RegExp(String.raw`(?:^|[\s,])${LABEL}\s*:?\s*$`, "iu");
/** Two figures of a year are one from 1951 to 2050: no pedigree is older, nor this program. */
const MIDDLE = "2049-01-01";
const SHORT = /^\d{1,2}[./-](?:\d{1,2}|\p{L}{3,})[./-]\d{2}$/u;

/** The whole text as a date, with or without a label before it; null if it is none. */
export function readBirth(text: string): PartialDate | null {
  const bare = text.replace(AT_START, "");
  const read = readPartialDate(bare);
  if (read) return read;
  const isDate = /\d{4}/u.test(bare) || SHORT.test(bare);
  const iso = isDate ? readWhen(bare, "day_first", MIDDLE) : null;
  return iso === null ? null : partialDateOf(iso);
}

const DAY = /(?<![\d-])(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{4}|\d{4}-\d{2}-\d{2})(?![\d-])/u;
const IN_WORDS = /(?<!\d)(?:\d{1,2}\.?\s)?\p{L}{3,}\.?\s(?:\d{1,2},?\s)?(?:19|20)\d\d(?!\d)/gu;
const MONTH = /(?<![\d./-])\d{1,2}[./-](?:19|20)\d\d(?!\d)/u;
const SAID_YEAR = new RegExp(String.raw`${LABEL}\s?((?:19|20)\d\d)$`, "iu");
/** Behind a code or a bracket a year alone is that of birth: `MCO n 22 2015`. */
const LAST_YEAR = /(?<=(?:\d\d?|[\s)][a-z]{1,2})\s)((?:19|20)\d\d)$/u;

export interface DateInLine {
  readonly birth: PartialDate;
  readonly before: string;
  readonly after: string;
}

/** A day, a month or a year that is said to be one of birth. */
export function dateWithin(piece: string): DateInLine | null {
  const found = foundIn(piece);
  if (!found) return null;
  const { at, length, birth } = found;
  return {
    birth,
    before: piece.slice(0, at).replace(AT_END, "").trim(),
    after: piece
      .slice(at + length)
      .replace(/^[\s.)]*(?:г(?:ода?)?\.?(?=\s|$))?\s*/u, "")
      .trim(),
  };
}

function foundIn(piece: string): { at: number; length: number; birth: PartialDate } | null {
  const candidates = [
    DAY.exec(piece),
    ...piece.matchAll(IN_WORDS),
    MONTH.exec(piece),
    SAID_YEAR.exec(piece),
    LAST_YEAR.exec(piece),
  ];
  for (const match of candidates) {
    const birth = match && readBirth(match[1] ?? match[0]);
    if (birth) return { at: match.index, length: match[0].length, birth };
  }
  return null;
}
