/** Dates in figures, turned as the paper means them: 02/11/2023 is the second of November or the eleventh of February. */
import { isCalendarDate } from "../../calendar.ts";
import type { PageWords, Word } from "../words.ts";

/** Papers of North America begin with the month. */
export type FiguresOrder = "day_first" | "month_first";

/** Full stops always mean that the day comes first. */
const SLASHED =
  /^(?<before>[^\d]*)(?<first>\d{1,2})(?<sign>[/-])(?<second>\d{1,2})\k<sign>(?<year>\d{4})(?<after>\D*)$/u;
const SHORT_YEAR =
  /^(?<before>[^\d]*)(?<first>\d{1,2})(?<sign>[./-])(?<second>\d{1,2})\k<sign>(?<year>\d\d)(?<after>\D*)$/u;

/** What the dates themselves say: a second figure above twelve is a day. Null if they say nothing. */
export function figuresOrderOf(pages: readonly PageWords[]): FiguresOrder | null {
  let monthsFirst = 0;
  for (const { words } of pages)
    for (const { text } of words) {
      const { first, second } = SLASHED.exec(text)?.groups ?? {};
      if (Number(second) > 12 && Number(first) <= 12) monthsFirst++;
      if (Number(first) > 12 && Number(second) <= 12) monthsFirst--;
    }
  return monthsFirst === 0 ? null : monthsFirst > 0 ? "month_first" : "day_first";
}

/** The page with its dates in figures as `yyyy-mm-dd`, those with a year of two figures too. */
export function withPlainDates(page: PageWords, order: FiguresOrder): PageWords {
  return { ...page, words: page.words.map((word) => withPlainDate(word, order)) };
}

function withPlainDate(word: Word, order: FiguresOrder): Word {
  const found = (SLASHED.exec(word.text) ?? SHORT_YEAR.exec(word.text))?.groups;
  if (!found) return word;
  const { before = "", first = "", sign, second = "", after = "" } = found;
  const year = wholeYear(found["year"]!);
  const isMonthFirst = order === "month_first" && sign !== ".";
  const dayFirst = dateOf(year, second, first);
  const monthFirst = dateOf(year, first, second);
  const date = isMonthFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
  return date === null ? word : { ...word, text: `${before}${date}${after}` };
}

/** The last year that two figures may mean: no paper is older than a hundred years. */
const LAST_SHORT = 40;

function wholeYear(figures: string): string {
  if (figures.length === 4) return figures;
  return `${Number(figures) <= LAST_SHORT ? 20 : 19}${figures}`;
}

function dateOf(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}
