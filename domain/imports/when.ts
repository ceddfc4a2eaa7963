/** Dates as tables write them: in figures, with months in words, a year alone, "ca. 2015", the day numbers of spreadsheets. */
import { isCalendarDate } from "../calendar.ts";
import { monthNamed } from "../months.ts";
import { plainWord } from "../plain-word.ts";
import { LONGEST_FACT } from "./formats/longest.ts";
import type { DateOrder } from "./dates.ts";

const ROMAN = "i ii iii iv v vi vii viii ix x xi xii".split(" ");

const NOISE =
  "ca circa c about abt approx approximately est estimated cal calculated vers env environ около ок примерно прим прибл прибл. um etwa rund zirka ok okolo asi cca kolem noin n om omkring cirka rond ongeveer gada gads m г год года г.р гр р р.р r roku rok year born geb geboren nar ur ne nee né née le the of de del den d dne der am anno anni int jahr annee vuonna ar mon tue wed thu fri sat sun th st nd rd er";
const NOISES: ReadonlySet<string> = new Set(NOISE.split(" ").map(plainWord));

const SEASONS: ReadonlySet<string> = new Set(
  (
    "spring summer autumn fall winter fruhjahr fruhling fruehjahr sommer herbst printemps ete automne hiver primavera estate autunno inverno verano otono invierno verao outono " +
    "wiosna wiosną lato latem jesien jesienia zima zimą jaro leto podzim zima voorjaar lente zomer herfst var varen sommar host hosten vinter forar efterar kevat kesa syksy talvi " +
    "весна весной весны лето летом лета осень осенью осени зима зимой зимы tavasz nyar osz tel 夏頃 春頃 秋頃 冬頃 春 夏 秋 冬"
  )
    .split(" ")
    .map(plainWord),
);

/** "spring 2016": the word that says less than a month. */
export const seasonIn = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).find((word) => SEASONS.has(plainWord(word)));

const EARLIEST = 1900;
/** Day numbers of spreadsheets from 1940 on: nothing else has five figures. */
const SERIAL = [14_000, 80_000] as const;

/** ISO 8601, of a month or year alone reduced: `2015-05`, `2015`; null if it is no date. `today` decides the century of `yy`. */
export function readWhen(text: string, order: DateOrder, today: string): string | null {
  if (text.length > LONGEST_FACT) return null;
  const moment = momentOf(text.trim());
  if (moment !== null) return moment;
  const short = /^['’](\d\d)$/u.exec(text.trim());
  if (short) return whole(yearOf(short[1]!, today));
  const compact = /^(\d{4})(\d\d)(\d\d)(?:\d{6})?$/u.exec(text.trim());
  if (compact) {
    const [, year = "", month = "", day = ""] = compact;
    return whole(year, month, day) ?? whole(`${month}${day}`, ...dayAndMonth(year, order));
  }
  const bare = withoutEra(text)
    .replace(TIME, "")
    .replace(/\.0$/u, "")
    .replaceAll(/[年月日]/gu, " ")
    .trim();
  const words = knownParts(plainWord(bare).match(/[\p{L}\p{M}]+|\d+/gu) ?? []);
  const numbers = words.filter((word) => /^\d/u.test(word));
  const others = words.filter((word) => !/^\d/u.test(word));
  const months = others.map(monthOf).filter((month) => month !== null);
  const said = others.filter((word) => !SEASONS.has(word));
  // Of a season the year is known; a season beside a month or a day is something else.
  if (said.length < others.length && numbers.length !== 1) return null;
  if (said.some((word) => monthOf(word) === null && !NOISES.has(word))) return null;
  if (months.length > 1) return null;
  if (months.length === 1) return withMonth(numbers, String(months[0]), today);
  if (numbers.length === 3)
    return inFigures(
      numbers as [string, string, string],
      /[/-]/u.test(bare) ? order : "day_first",
      today,
    );
  if (numbers.length === 2) return monthAndYear(numbers as [string, string]);
  return numbers.length === 1 ? alone(numbers[0]!) : null;
}

/** "T00:00:00.000Z", " 12:30 PM", " 00:00:00 GMT+0100 (Central European Standard Time)": what else stands behind a day is no time. */
const TIME =
  /[T (]\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d+)?\)?(?: ?[AaPp]\.?[Mm]\.?)?(?: ?(?:Z|[A-Z]{3,4}))?(?: ?[+-]\d\d:?\d\d)?(?: \([A-Z][\p{L} ]*\))?$/u;

/** "00/03/2012", "2018.00.00", "00-Jan-2016": a day or month in noughts is not known. */
function knownParts(words: readonly string[]): readonly string[] {
  const known = words.filter((word) => word !== "00" && word !== "0");
  const isPart = (word: string) => /^\d/u.test(word) || monthOf(word) !== null;
  const isDay = words.length === 3 && words.every(isPart);
  return isDay && known.some((word) => word.length === 4) ? known : words;
}

/** Years of Japan's emperors, each counted from the first. */
const ERAS: ReadonlyMap<string, number> = new Map([
  ["昭和", 1926],
  ["平成", 1989],
  ["令和", 2019],
]);

/** "平成28年3月3日", "令和元年5月1日" */
function withoutEra(text: string): string {
  return text.replace(
    /(昭和|平成|令和)\s*(\d{1,2}|元)年/u,
    (_, era: string, year: string) =>
      `${ERAS.get(era)! + (year === "元" ? 1 : Number(year)) - 1}年`,
  );
}

/** For `today` where only the shape or the order of dates matters: years of two figures are 1941 to 2040, among which a table's cats were born. */
export const ANY_DAY = "2039-01-01";

/** Whether a text is a day, a month or a year, whenever that was. */
export const isWhen = (text: string) => readWhen(text, "day_first", ANY_DAY) !== null;

/** Neither a month nor a year alone. */
export const isFullDay = (text: string) =>
  readWhen(text, "day_first", ANY_DAY)?.length === "2024-01-03".length;

const DAY_MS = 86_400_000;

/** Seconds or milliseconds since 1970, as programs keep a moment: of a day its midnight anywhere in the world. */
function momentOf(text: string): string | null {
  const figures = /^(?:\/Date\()?(-?\d{9,13})(?:[+-]\d{4})?(?:\)\/|\.0+)?$/u.exec(text)?.[1];
  if (figures === undefined) return null;
  const ms = Number(figures) * (figures.length > 10 ? 1 : 1_000);
  return new Date(Math.round(ms / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
}

/** Of `31052024` the first four figures. */
function dayAndMonth(figures: string, order: DateOrder): [month: string, day: string] {
  const [first, second] = [figures.slice(0, 2), figures.slice(2)];
  return order === "day_first" ? [second, first] : [first, second];
}

function monthOf(word: string): number | null {
  const roman = ROMAN.indexOf(word);
  if (roman >= 0) return roman + 1;
  if (NOISES.has(word)) return null;
  return monthNamed(word);
}

function withMonth(numbers: readonly string[], month: string, today: string): string | null {
  if (numbers.length === 1) return numbers[0]!.length === 4 ? whole(numbers[0]!, month) : null;
  if (numbers.length !== 2) return null;
  const [first, second] = numbers as [string, string];
  return first.length === 4
    ? whole(first, month, second)
    : whole(yearOf(second, today), month, first);
}

function inFigures(
  [a, b, c]: readonly [string, string, string],
  order: DateOrder,
  today: string,
): string | null {
  if (a.length === 4) return whole(a, b, c);
  const year = yearOf(c, today);
  return order === "day_first" ? whole(year, b, a) : whole(year, a, b);
}

function monthAndYear([a, b]: readonly [string, string]): string | null {
  if (b.length === 4) return whole(b, a);
  return a.length === 4 ? whole(a, b) : null;
}

function alone(figures: string): string | null {
  if (figures.length === 4) return whole(figures);
  const serial = Number(figures);
  if (figures.length !== 5 || serial < SERIAL[0] || serial > SERIAL[1]) return null;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

function yearOf(figures: string, today: string): string {
  if (figures.length !== 2) return figures;
  const century = Number(today.slice(0, 2));
  return `${Number(figures) <= Number(today.slice(2, 4)) + 1 ? century : century - 1}${figures}`;
}

function whole(year: string, month?: string, day?: string): string | null {
  const iso = [year, month?.padStart(2, "0"), day?.padStart(2, "0")]
    .filter((part) => part !== undefined)
    .join("-");
  const isReal = isCalendarDate(iso + "-01-01".slice(iso.length - 4));
  return year.length === 4 && Number(year) >= EARLIEST && isReal ? iso : null;
}
