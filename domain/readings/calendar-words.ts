/** Printed dates, in figures and in the words of both languages. */
import { isCalendarDate } from "../calendar.ts";
import { editDistance } from "./scripts.ts";

const MONTHS: readonly (readonly string[])[] = [
  ["january", "января", "январь"],
  ["february", "февраля", "февраль"],
  ["march", "марта", "март"],
  ["april", "апреля", "апрель"],
  ["may", "мая", "май"],
  ["june", "июня", "июнь"],
  ["july", "июля", "июль"],
  ["august", "августа", "август"],
  ["september", "сентября", "сентябрь"],
  ["october", "октября", "октябрь"],
  ["november", "ноября", "ноябрь"],
  ["december", "декабря", "декабрь"],
];

const SHORTEST_MONTH = 3;

/**
 * The first date in the text as `yyyy-mm-dd`, or null. Figures are read as day, month, year, the order of clubs outside
 * North America; month and day swap only if nothing else makes a date.
 */
export function findDate(text: string): string | null {
  return inFigures(text) ?? inWords(text);
}

function inFigures(text: string): string | null {
  const figures = text.replaceAll(/(?<=\d)[oOоО](?=[\d.])|(?<=[\d.])[oOоО](?=\d)/gu, "0");
  const iso = /(?<!\d)(\d{4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})(?!\d)/u.exec(figures);
  if (iso) return calendarDay(iso[1]!, iso[2]!, iso[3]!);
  const usual = /(?<!\d)(\d{1,2})\s?[-./,]\s?(\d{1,2})\s?[-./,]\s?(\d{4})(?!\d)/u.exec(figures);
  if (!usual) return null;
  const [, first = "", second = "", year = ""] = usual;
  return calendarDay(year, second, first) ?? calendarDay(year, first, second);
}

function inWords(text: string): string | null {
  const match =
    /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.]*(?<month>\p{L}{3,})[\s.,]*(?<year>\d{4})(?!\d)/u.exec(
      text,
    ) ??
    /(?<month>\p{L}{3,})[\s.]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.,]+(?<year>\d{4})(?!\d)/u.exec(
      text,
    );
  const { day = "", month = "", year = "" } = match?.groups ?? {};
  const number = monthOf(month.toLowerCase());
  return number === null ? null : calendarDay(year, String(number), day);
}

/** A month by its name or first letters; a long name may have one misread letter. */
export function monthOf(word: string): number | null {
  if (word.length < SHORTEST_MONTH) return null;
  const exact = MONTHS.findIndex((names) => names.some((name) => name.startsWith(word)));
  if (exact >= 0) return exact + 1;
  const near = MONTHS.findIndex((names) =>
    names.some((name) => name.length > SHORTEST_MONTH && editDistance(name, word) === 1),
  );
  return near >= 0 ? near + 1 : null;
}

function calendarDay(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return year >= "1900" && isCalendarDate(date) ? date : null;
}
