/** Printed dates, in figures and in words. */
import { isCalendarDate } from "../calendar.ts";
import { monthNamed, onlyMonth } from "../months.ts";
import { plainWord } from "../plain-word.ts";
import { editDistance } from "./scripts.ts";

export interface DateWithin {
  /** `yyyy-mm-dd` */
  readonly date: string;
  readonly before: string;
  readonly after: string;
}

export function findDate(text: string): string | null {
  return dateWithin(text)?.date ?? null;
}

/**
 * The first date in the text. Figures are read as day, month, year; day and month swap only if nothing else makes a date.
 * Papers that begin with the month have their dates turned before (`paper-dates.ts`).
 */
export function dateWithin(text: string): DateWithin | null {
  return FOUR_FIGURES.test(text) ? (inFigures(text) ?? inWords(text)) : null;
}

/** A year, in which a letter may stand for a nought. Most print has none, and each pattern below costs more than this one. */
const FOUR_FIGURES = /[\doOоО]{4}/u;

const ISO = /(?<!\d)(\d{4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})(?!\d)/u;
const IN_FIGURES = /(?<!\d)(\d{1,2})\s?[-./,]\s?(\d{1,2})\s?[-./,]\s?(\d{4})(?!\d)/u;

function inFigures(text: string): DateWithin | null {
  // As many signs as before: the date's place is that in the text.
  const figures = text.replaceAll(/(?<=\d)[oOоО](?=[\d./])|(?<=[\d./])[oOоО](?=\d)/gu, "0");
  const iso = ISO.exec(figures);
  if (iso) return within(text, iso, calendarDay(iso[1]!, iso[2]!, iso[3]!));
  const usual = IN_FIGURES.exec(figures);
  if (!usual) return null;
  const [, first = "", second = "", year = ""] = usual;
  return within(text, usual, calendarDay(year, second, first) ?? calendarDay(year, first, second));
}

function within(text: string, match: RegExpExecArray, date: string | null): DateWithin | null {
  if (date === null) return null;
  const end = match.index + match[0].length;
  return { date, before: text.slice(0, match.index), after: text.slice(end) };
}

const DAY_FIRST =
  /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er)?[\s.-]*(?:de\s)?(?<month>\p{L}{3,})[\s.,-]*(?:de\s)?(?<year>\d{4})(?!\d)/u;
const MONTH_FIRST =
  /(?<!\p{L})(?<month>\p{L}{3,})[\s.-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.,-]+(?<year>\d{4})(?!\d)/u;
/** "2024 m. birželio 10 d.", "2024. június 10.". */
const YEAR_FIRST =
  /(?<!\d)(?<year>\d{4})[\s.,]*(?:m\.?\s+)?(?<month>\p{L}{3,})[\s.]*(?<day>\d{1,2})(?!\d)(?:\s?d\.|\.)?/u;

function inWords(text: string): DateWithin | null {
  for (const pattern of [DAY_FIRST, MONTH_FIRST, YEAR_FIRST]) {
    const match = pattern.exec(text);
    const { day = "", month = "", year = "" } = match?.groups ?? {};
    const number = monthOf(month.toLowerCase());
    if (match && number !== null)
      return within(text, match, calendarDay(year, String(number), day));
  }
  return null;
}

/**
 * A month by its name or first letters; a long name may have one misread letter. "Listopada" is then the Polish November:
 * Croatian papers, on which it is October, are few, and a person compares every reading with the paper.
 */
export function monthOf(word: string): number | null {
  const exact = monthNamed(word);
  if (exact !== null || word.length < LONG_NAME) return exact;
  const plain = plainWord(word);
  return onlyMonth(
    ({ name }) =>
      name.length >= LONG_NAME &&
      Math.abs(name.length - plain.length) <= 1 &&
      editDistance(name, plain) === 1,
  );
}

const LONG_NAME = 4;

function calendarDay(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return year >= "1900" && isCalendarDate(date) ? date : null;
}
