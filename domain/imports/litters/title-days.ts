/** Which day in a litter's title is that of its birth: titles also say when it was mated, is due and leaves. */
import { readHeading } from "../headings/read-heading.ts";
import { isCalendarDate } from "../../calendar.ts";
import { isWhen } from "../when.ts";

const DAYS =
  /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\b\d{1,2}\/\d{1,2} \d{4}\b|\d{1,4}(?:st|nd|rd|th|\.)?(?: de)? \p{L}{3,}\.?,?(?: de)? \d{4}|\p{L}{3,} \d{1,2},? \d{4}|\b\d{1,2}[./]\d{4}\b|(?<!\d)\d{6}(?!\d)/gu;
const IN_FIGURES = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u;

/**
 * "Litter B, 5.6.2020", "Xyz B 5.6.2020", "born 5.6.2020"; not "mated 1.4.2020".
 * @param isLitter whether the lines are a litter's beyond doubt: else its day has to be called so
 */
export function birthIn(text: string, isLitter: boolean): string | undefined {
  for (const { 0: day, index } of text.matchAll(DAYS)) {
    const isShort = day.length === 6 && /^\d+$/u.test(day);
    if (isShort ? fullDay(day) === null : !IN_FIGURES.test(day) && !isWhen(day)) continue;
    const is = labelOf(
      text
        .slice(0, index)
        .split(/[,;|()/–—]/u)
        .at(-1)!,
    );
    // Six figures may be a number: only behind a word for birth they are a day.
    if (isShort && is === "litter" && !isBornBefore(text.slice(0, index))) continue;
    if (is === "birth" || (is === "litter" && isLitter)) return isShort ? fullDay(day)! : day;
  }
  return undefined;
}

const isBornBefore = (text: string) => isBorn(/(\p{L}+)\.?\s*$/u.exec(text)?.[1] ?? "");

/** "190829", as Swedes write the 29th of August 2019; null for six figures that are no day. */
function fullDay(figures: string): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/u.exec(figures) ?? [];
  const full = `20${year}-${month}-${day}`;
  return isCalendarDate(full) ? full : null;
}

/** They stand before any day. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  "of on from at the in vom von am den der die das du le de del da di el il van op na z ze dn dne dnia od v от за af av fra från den d".split(
    " ",
  ),
);
export const isBeforeDay = (word: string) => PREPOSITIONS.has(word.toLowerCase());

/** What the words before a day say of it; of words that nobody knows, that it is another day. */
function labelOf(label: string): "birth" | "litter" | null {
  if (isDayOfPaper(label.replace(":", ""))) return "litter";
  if (readHeading(label).field === "birthdate") return "birth";
  const words = (label.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !isBeforeDay(word));
  const last = words.at(-1);
  if (last === undefined) return "litter";
  if (readHeading(last).field === "birthdate") return "birth";
  if (isLitterWord(last) || isLetter(last) || isBorn(last)) return "litter";
  // "Boris x Zita 5.6.2020", "Litter Bella 5.6.2020": behind a name no word is.
  const isNamed = /^\p{Lu}/u.test(last) && !/:\s*$/u.test(label);
  const isOfLitter = words.slice(0, -1).some((word) => isLitterWord(word) || isCross(word));
  return isNamed && isOfLitter ? "litter" : null;
}

/** "Date": of the paper, where no litter is beside it. */
export const isDayOfPaper = (label: string) =>
  /^(?:date|datum|data|dato|fecha|дата|päivämäärä|pvm)$/iu.test(label.trim());

const isLitterWord = (word: string) => word.length > 2 && readHeading(word).isLitter === true;
/** "Xyz C 7.8.2021": the litter's letter. */
const isLetter = (word: string) => /^\p{Lu}$/u.test(word);
/** "s. 5.6.2020", "f. 5.6.2020", "р. 5.6.2020": syntynyt, född, рождён; of a litter beyond doubt only. */
const isBorn = (word: string) => /^[sfnр]$/u.test(word);
const isCross = (word: string) => /^[xXхХ]$/u.test(word);
