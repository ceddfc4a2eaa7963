/** Notes: a line for each cat, "- Boris, male, b. 12.3.2019, MCO n 22, chip 643094100123456", below lines about its litter. */
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import { headingScore } from "../headings/likely-heading.ts";
import { dayIn, pairIn, sectionOf } from "../sections.ts";
import { wordsBeyond } from "../words-beyond.ts";
import {
  isLetters,
  NOTE_TITLES,
  type NoteFact,
  type NoteField,
  noteFact,
  notePieces,
} from "./note-pieces.ts";
import { addValue, type CatRecord } from "./records.ts";

const BULLET = /^\s*(?:[-–—*•·+►▪●○✓]|\d{1,3}[.)])\s+(?=\S)/u;
/** What a litter's line says of all its kittens is not enough for a cat. */
const OF_ONE_CAT: ReadonlySet<NoteField> = new Set(["sex", "ems", "chip", "number"] as const);
const LEAST_CATS = 2;

interface Note {
  readonly name: string;
  readonly facts: readonly NoteFact[];
  readonly rest: readonly string[];
}

/** Whether a text is notes and no table: many lines are of a cat, with bullets, or with words that say what stands behind them. */
export function areNotes(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== "");
  const titles = filled.slice(0, 10).filter((line) => !/\d/u.test(line) && !BULLET.test(line));
  if (titles.some((line) => headingScore(line.split(/[,;\t|]/u)) > 3)) return false;
  const isBulleted = haveBullets(filled);
  if (!isBulleted && areColumns(filled)) return false;
  const cats = filled.flatMap((line) => noteOf(line, isBulleted) ?? []);
  const labelled = cats.filter(({ facts }) => facts.some(({ isLabelled }) => isLabelled));
  if (cats.length < LEAST_CATS) return false;
  if (isBulleted) return cats.length > filled.filter((line) => BULLET.test(line)).length * 0.7;
  return cats.length >= filled.length * 0.4 && labelled.length > cats.length * 0.6;
}

/** As tables are written: with quotes, tabs, or the same number of values in most lines. */
function areColumns(filled: readonly string[]): boolean {
  if (filled.some((line) => /(?:^|[,;])"|",/u.test(line))) return true;
  return [/\t/gu, /;/gu, /\|/gu, /,/gu].some((separator) => {
    const counts = filled.map((line) => line.match(separator)?.length ?? 0).filter(Boolean);
    const most = Math.max(
      0,
      ...Map.groupBy(counts, (count) => count)
        .values()
        .map((same) => same.length),
    );
    return most > filled.length / 2;
  });
}

const haveBullets = (filled: readonly string[]) =>
  filled.filter((line) => BULLET.test(line)).length >= filled.length * 0.25;

function noteOf(line: string, isBulleted: boolean): Note | null {
  if (isBulleted && !BULLET.test(line)) return null;
  const [name = "", ...pieces] = notePieces(line.replace(BULLET, "").trim());
  if (!/\p{L}{2}/u.test(name) || name.length > 100 || noteFact(name) !== null) return null;
  const { facts, rest } = readPieces(pieces);
  const isCat = facts.some(({ field }) => OF_ONE_CAT.has(field));
  return isCat && facts.length >= (isBulleted ? 1 : 2) ? { name, facts, rest } : null;
}

function readPieces(pieces: readonly string[]): Omit<Note, "name"> {
  const facts: NoteFact[] = [];
  const rest: string[] = [];
  for (const piece of pieces) {
    const read = noteFact(piece);
    const isSex = read?.field === "sex" && facts.some(({ field }) => field === "sex");
    // Behind the sex a letter is the colour: "f, n".
    const fact: NoteFact | null = isSex && isLetters(piece) ? { ...read, field: "ems" } : read;
    const isAgain = facts.some(({ field }) => field === fact?.field);
    // "female, spayed": of a sex both are said.
    if (fact === null || (isAgain && fact.field !== "sex")) rest.push(piece);
    else facts.push(fact);
  }
  return { facts, rest };
}

type Litter = { [Field in NoteField]?: string };

export function noteRecords(lines: readonly string[]): CatRecord[] {
  const isBulleted = haveBullets(lines.filter((line) => line.trim() !== ""));
  const records: { line: number; values: Map<string, string> }[] = [];
  let above: string[] = [];
  let titles: string[] = [];
  let litter: Litter = {};
  for (const [i, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const note = noteOf(line, isBulleted);
    const last = records.at(-1);
    if (note === null) {
      // The rest of a cat's line that its writer has broken.
      const more =
        /^\s{2,}/u.test(line) && titles.length === 0 ? readPieces(notePieces(line)) : null;
      if (last && more && more.facts.length > 0) add(last.values, more);
      else titles.push(line.trim());
      continue;
    }
    if (titles.length > 0) {
      litter = litterOf(titles);
      above.push(...titles.filter((title) => isToldOf(title, litter)));
      titles = [];
    }
    const values = new Map([[NOTE_TITLES.name, note.name]]) as Map<string, string>;
    add(values, note);
    for (const [field, text] of Object.entries(litter) as [NoteField, string][])
      if (!values.has(NOTE_TITLES[field])) values.set(NOTE_TITLES[field], text);
    for (const title of above.splice(0)) addValue(values, BESIDE, title);
    records.push({ line: i + 1, values });
  }
  for (const title of titles) addValue(records.at(-1)?.values ?? new Map(), BESIDE, title);
  return records;
}

function add(values: Map<string, string>, { facts, rest }: Omit<Note, "name">): void {
  for (const { field, text } of facts) addValue(values, NOTE_TITLES[field], text);
  for (const piece of rest) addValue(values, BESIDE, piece);
}

/** What the lines above several cats say of all of them: "C litter, born 2.9.2020", "sire A, dam B", "A × B", "Queens". */
function litterOf(titles: readonly string[]): Litter {
  const litter: Litter = {};
  for (const title of titles) {
    const { sex, breed, birthdate, father, mother } = sectionOf(title) ?? {};
    const pair = father === undefined ? pairIn(title) : null;
    const facts = notePieces(title).flatMap((piece) => noteFact(piece) ?? []);
    const said: Litter = {
      ...(sex && { sex }),
      ...(breed && { breed }),
      ...(birthdate && { birthdate }),
      ...(pair && { father: pair[0], mother: pair[1] }),
      ...(father && { father }),
      ...(mother && { mother }),
    };
    for (const { field, text } of facts) if (!OF_ONE_CAT.has(field)) said[field] ??= text;
    for (const [field, text] of Object.entries(said) as [NoteField, string][])
      litter[field] ??= text;
  }
  litter.birthdate ??= dayOf(titles, litter);
  if (litter.birthdate === undefined) delete litter.birthdate;
  return litter;
}

/** A day is the kittens' where a word says so, or their parents stand beside it: it may be the day of the notes. */
function dayOf(titles: readonly string[], { father, mother }: Litter): string | undefined {
  for (const title of titles) {
    const day = dayIn(title);
    if (day === undefined) continue;
    const word = /(\p{L}+)\.?\s*:?\s*$/u.exec(title.slice(0, title.indexOf(day)))?.[1] ?? "";
    const isBirth = word !== "" && readHeading(word).field === "birthdate";
    if (isBirth || father !== undefined || mother !== undefined) return day;
  }
  return undefined;
}

function isToldOf(title: string, litter: Litter): boolean {
  const more = wordsBeyond(title, Object.values(litter)).split(" ");
  if (litter.sex !== undefined && sectionOf(title)?.sex === litter.sex) return false;
  return more.some((word) => word.length > 2 && readHeading(word).field === null);
}
