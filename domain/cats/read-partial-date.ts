/** Dates as papers write them: a day, a month or a year. */
import { findDate, monthOf } from "../readings/calendar-words.ts";
import { type PartialDate, partialDateOf } from "./partial-date.ts";

const ABOUT = /^(?:ca?\.?|circa|about|около|ок\.?|прибл\.?|[~≈])\s*(?=\d)/iu;
const YEAR = /^((?:19|20)\d\d)(?:\s?(?:г\.?|год))?$/u;
const MONTH_FIRST = /^(\d{1,2})[-./]((?:19|20)\d\d)$/u;
const YEAR_FIRST = /^((?:19|20)\d\d)[-./](\d{1,2})$/u;
const IN_WORDS = /^(\p{L}{3,})[\s.,]+((?:19|20)\d\d)(?:\s?г\.?)?$/u;

/** A day, a month or a year as papers write it; null if the whole text is none of them. */
export function readPartialDate(text: string): PartialDate | null {
  const plain = text.trim().replace(ABOUT, "");
  const year = YEAR.exec(plain)?.[1];
  if (year) return partialDateOf(year);
  const month = MONTH_FIRST.exec(plain) ?? turned(YEAR_FIRST.exec(plain)) ?? inWords(plain);
  if (month) return partialDateOf(`${month[2]}-${month[1]!.padStart(2, "0")}`);
  const day = WHOLE_DAY.test(plain) ? findDate(plain) : null;
  return day === null ? null : { date: day, precision: "day" };
}

const WHOLE_DAY =
  /^(?:\d{4}\s?[-./]\s?\d{1,2}\s?[-./]\s?\d{1,2}|\d{1,2}\s?[-./]\s?\d{1,2}\s?[-./]\s?\d{4}|\d{1,2}(?:st|nd|rd|th)?[\s.]*\p{L}{3,}[\s.,]*\d{4}|\p{L}{3,}[\s.]*\d{1,2}(?:st|nd|rd|th)?[\s.,]+\d{4})(?:\s?г\.?)?$/u;

type Match = readonly [whole: string, month: string, year: string];

function turned(match: RegExpExecArray | null): Match | null {
  return match && [match[0], match[2]!, match[1]!];
}

function inWords(text: string): Match | null {
  const [whole = "", word = "", year = ""] = IN_WORDS.exec(text) ?? [];
  const month = monthOf(word.toLowerCase());
  return month === null ? null : [whole, String(month), year];
}
