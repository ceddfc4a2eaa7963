/** Printed reports: a heading over columns that spaces part, again on every page, with titles, rulers and remarks between. */
import { headingScore } from "../headings/likely-heading.ts";
import type { Places } from "./fixed-width.ts";

const HEADING_WITHIN = 60;
/** Of a heading beyond doubt: a name and two further fields. */
const LEAST_SCORE = 5;
const LEAST_COLUMNS = 4;
const LEAST_ROWS = 2;
/** Most of the lines of several columns stand in those of the heading. */
const MOST_FIT = 0.6;
/** Below a heading that comes again: litters with their parents between. */
const SOME_FIT = 0.3;
const GAP = / {2,}/u;

interface Phrase {
  readonly at: number;
  readonly end: number;
}

interface Title extends Phrase {
  /** As many columns may stand below it, each under a word. */
  readonly words: number;
}

/** Where the columns of a report begin, which its heading says; null for a text that is none. @param lines the first of the file */
export function reportColumns(lines: readonly string[]): Places | null {
  const heading = headingOf(lines);
  if (heading === null) return null;
  const titles = phrasesIn(heading).map((title) => ({
    ...title,
    words: wordsOf(title, heading).length + 1,
  }));
  const body = lines.filter((line) => line !== heading && phrasesIn(line).length >= 2);
  const rows = body.filter((line) => isOfColumns(line, titles));
  const isAgain = lines.indexOf(heading) < lines.lastIndexOf(heading);
  const least = body.length * (isAgain ? SOME_FIT : MOST_FIT) - LEAST_ROWS;
  if (rows.length < Math.max(LEAST_ROWS, least)) return null;
  const columns = titles.flatMap((title) => partedTitle(title, heading, rows));
  return columns.map(({ at }, i) => (i === 0 ? 0 : gutterBefore(at, columns[i - 1]!.end, rows)));
}

function headingOf(lines: readonly string[]): string | null {
  const scored = lines.slice(0, HEADING_WITHIN).map((line) => {
    const cells = line.trim().split(GAP);
    const isOne = cells.length >= LEAST_COLUMNS && !line.includes("\t");
    return isOne ? headingScore(cells) : 0;
  });
  const best = Math.max(0, ...scored);
  return best >= LEAST_SCORE ? lines[scored.indexOf(best)]! : null;
}

/** What two spaces or more part. */
function phrasesIn(line: string): readonly Phrase[] {
  return Array.from(line.matchAll(/\S+(?: \S+)*/gu), ({ 0: text, index }) => ({
    at: index,
    end: index + text.length,
  }));
}

/** Short titles may stand without a space: "Tit. Ses.Nato il". */
const TITLE_WORD = /(?<= )\S|(?<=\p{L}\.)\p{Lu}/gu;

/** "Hair Color", two titles with one space between: most rows have a value that begins below the second word. */
function partedTitle(title: Phrase, heading: string, rows: readonly string[]): readonly Phrase[] {
  const begun = rows.map((row) => new Set(phrasesIn(row).map(({ at }) => at)));
  // A value may begin one sign beside its title.
  const isBegun = (starts: ReadonlySet<number>, at: number) =>
    [at - 1, at, at + 1].some((place) => starts.has(place));
  const cuts = wordsOf(title, heading).filter(
    (at) => begun.filter((starts) => isBegun(starts, at)).length > rows.length * MOST_FIT,
  );
  return [title.at, ...cuts].map((at, i) => ({ at, end: (cuts[i] ?? title.end + 1) - 1 }));
}

/** Where the words of a title begin, but the first. */
const wordsOf = ({ at, end }: Phrase, heading: string): readonly number[] =>
  Array.from(heading.slice(at, end).matchAll(TITLE_WORD), ({ index }) => at + index);

/** Every phrase is below a title, and nearly each below a word of its own. */
function isOfColumns(line: string, titles: readonly Title[]): boolean {
  const below = phrasesIn(line).map((phrase) =>
    titles.findIndex(({ at, end }) => phrase.at < end && phrase.end > at),
  );
  if (below.includes(-1)) return false;
  const counts = [...Map.groupBy(below, (title) => title)];
  const own = counts.reduce(
    (sum, [title, phrases]) => sum + Math.min(phrases.length, titles[title]!.words),
    0,
  );
  return counts.length >= 2 && own >= below.length - 1;
}

/** Figures may begin left of their title: the column begins where all rows have a space. */
function gutterBefore(at: number, end: number, rows: readonly string[]): number {
  for (let place = at; place > end; place--)
    if (rows.every((row) => (row[place - 1] ?? " ") === " ")) return place;
  return at;
}

export interface ReportLine {
  readonly cells: readonly string[];
  /** Written over the columns, or in others. */
  readonly isTitle: boolean;
}

/** A line that does not stand in the columns is none of their rows: its phrases are its cells. */
export function reportLine(written: string, places: Places): ReportLine {
  const line = written.replaceAll("\t", " ").trimEnd();
  const whole = phrasesIn(line);
  const isAlone = whole.length === 1 && placesIn(whole[0]!, places).length > 0;
  const phrases = whole.flatMap((phrase) => parted(phrase, line, places, whole));
  const across = phrases.filter((phrase) => placesIn(phrase, places).length > 0);
  // A long value may reach into the next column, whose own stands behind it.
  const isRow = across.flatMap((phrase) => placesIn(phrase, places)).length <= 1;
  if (!isAlone && isRow && across.every(({ at }) => isNear(at, places)))
    return { cells: byPlace(line, phrases, places), isTitle: false };
  const cells = whole.map(({ at, end }) => line.slice(at, end));
  return {
    cells: cells.map((cell, i) => (i === 0 ? cell.replace(SECTION, "") : cell)),
    isTitle: true,
  };
}

/** "B. SIRE": the section of a form. */
const SECTION = /^[A-Z]\. (?=\p{L})/u;

const placesIn = ({ at, end }: Phrase, places: Places) =>
  places.filter((place) => place > at && place < end);

/** A value that fills its column has one space behind it; what has another value in the next column reaches into that. */
function parted(
  phrase: Phrase,
  line: string,
  places: Places,
  others: readonly Phrase[],
): readonly Phrase[] {
  const cuts = placesIn(phrase, places).filter((place) => {
    const next = places[places.indexOf(place) + 1] ?? Infinity;
    const isTaken = others.some(({ at }) => at > phrase.at && at >= place && at < next);
    const isGap = line[place - 1] === " " || /^\.\p{Lu}/u.test(line.slice(place - 1, place + 1));
    return isGap && !isTaken;
  });
  return [phrase.at, ...cuts].map((at, i) => ({ at, end: (cuts[i] ?? phrase.end + 1) - 1 }));
}

const isNear = (at: number, places: Places) => places.some((place) => Math.abs(place - at) <= 1);

/** Each phrase in the column in which it begins. */
function byPlace(line: string, phrases: readonly Phrase[], places: Places): string[] {
  const cells = places.map(() => "");
  for (const { at, end } of phrases) {
    const column = Math.max(
      0,
      places.findLastIndex((place) => place <= at),
    );
    cells[column] = [cells[column]!, line.slice(at, end)].filter(Boolean).join("  ");
  }
  return cells;
}
