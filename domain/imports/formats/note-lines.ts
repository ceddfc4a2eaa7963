/** Which lines of a text are of cats in notes, and what each says. */
import { headingScore } from "../headings/likely-heading.ts";
import { LONGEST_READ } from "./longest.ts";
import { areLetters } from "../name-pieces.ts";
import { isFactAlone, type NoteFact, type NoteField, noteFact, notePieces } from "./note-pieces.ts";

const BULLET = /^\s*(?:[-–—*•·+►▪●○✓]|\d{1,3}[.)])\s+(?=\S)/u;
/** What a litter's line says of all its kittens is not enough for a cat. */
export const OF_ONE_CAT: ReadonlySet<NoteField> = new Set([
  "sex",
  "ems",
  "chip",
  "number",
] as const);

export interface Note {
  readonly name: string;
  readonly facts: readonly NoteFact[];
  readonly rest: readonly string[];
}

const LEAST_CATS = 2;
/** Titles and remarks stand between the bullets, but not many for each. */
const LEAST_BULLETED = 0.25;
/** A shopping list, or one of names, has bullets as well: of a list of cats few lines tell nothing of a cat. */
const LEAST_OF_BULLETED = 0.7;
/** Without bullets there are a title and a remark for each cat at most … */
const LEAST_OF_LINES = 0.4;
/** … and most cats have a word before a fact, which values of a table do not. */
const LEAST_LABELLED = 0.6;
/** A heading of at least so many columns is a table's. */
const LEAST_COLUMNS = 4;
const HEADING_WITHIN = 10;
/** Nobody notes down so many by hand, and a line takes up to a tenth of a millisecond in which nobody else is answered. */
const MOST_LINES = 5_000;

/** Whether a text is notes and no table: many lines are of a cat, with bullets, or with words that say what stands behind them. */
export function areNotes(lines: readonly string[]): boolean {
  if (lines.length > MOST_LINES) return false;
  const filled = lines.filter((line) => line.trim() !== "");
  const titles = filled
    .slice(0, HEADING_WITHIN)
    .filter((line) => isRead(line) && !/\d/u.test(line) && !isBulletedLine(line));
  if (titles.some((line) => headingScore(line.split(/[,;\t|]/u)) >= LEAST_COLUMNS)) return false;
  const isBulleted = haveBullets(filled);
  if (!isBulleted && areColumns(filled)) return false;
  const cats = filled.flatMap((line) => noteOf(line, isBulleted) ?? []);
  if (cats.length < LEAST_CATS) return false;
  if (isBulleted) return cats.length > filled.filter(isBulletedLine).length * LEAST_OF_BULLETED;
  const labelled = cats.filter(({ facts }) => facts.some(({ isLabelled }) => isLabelled));
  return (
    cats.length >= filled.length * LEAST_OF_LINES && labelled.length > cats.length * LEAST_LABELLED
  );
}

/** As tables are written: with quotes, tabs, or the same number of values in most lines. */
function areColumns(filled: readonly string[]): boolean {
  if (filled.some((line) => /(?:^|[,;])"|",/u.test(line))) return true;
  return ["\t", ";", "|", ","].some((separator) => {
    const counts = filled.map((line) => line.split(separator).length - 1).filter(Boolean);
    const most = Math.max(
      0,
      ...Map.groupBy(counts, (count) => count)
        .values()
        .map((same) => same.length),
    );
    return most > filled.length / 2;
  });
}

export const isRead = (line: string) => line.length <= LONGEST_READ;
export const isBulletedLine = (line: string) => isRead(line) && BULLET.test(line);
export const indentOf = (line: string) => line.length - line.trimStart().length;

/** Whether the cats of a text have bullets. */
export const haveBullets = (lines: readonly string[]) => {
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.filter(isBulletedLine).length >= filled.length * LEAST_BULLETED;
};

/** A line of a cat with facts about it; null for a title, a remark and the rest of a cat's line. */
export function noteOf(line: string, isBulleted: boolean): Note | null {
  if (!isRead(line) || (isBulleted && !isBulletedLine(line))) return null;
  const note = lineOf(line);
  if (!/\p{L}{2}/u.test(note.name) || note.name.length > 100 || isFactAlone(note.name)) return null;
  const isCat = note.facts.some(({ field }) => OF_ONE_CAT.has(field));
  return isCat && note.facts.length >= (isBulleted ? 1 : 2) ? note : null;
}

/** A line as a cat's, whatever is in it. */
export function lineOf(line: string): Note {
  const [name = "", ...pieces] = piecesOf(line);
  return { name, ...readPieces(pieces) };
}

export const piecesOf = (line: string) => notePieces(line.replace(BULLET, "").trim());

/** @param given fields that are known: of them a piece is a remark */
export function readPieces(
  pieces: readonly string[],
  given: Iterable<NoteField> = [],
): Omit<Note, "name"> {
  const facts: NoteFact[] = [];
  const rest: string[] = [];
  const known = new Set(given);
  const read = pieces.map(noteFact);
  const areParents = (["father", "mother"] as const).every((role) =>
    read.some((fact) => fact?.field === role),
  );
  for (const [i, piece] of pieces.entries()) {
    const fact = behindSex(read[i]!, piece, known);
    const isSure = fact !== null && (areParents || !fact.isDoubtful);
    // "female, spayed": of a sex both are said.
    if (!isSure || (known.has(fact.field) && fact.field !== "sex")) rest.push(piece);
    else {
      facts.push(fact);
      known.add(fact.field);
    }
  }
  return { facts, rest };
}

/** "f, n": behind the sex a letter is the colour. */
function behindSex(
  fact: NoteFact | null,
  piece: string,
  known: ReadonlySet<NoteField>,
): NoteFact | null {
  return fact?.field === "sex" && known.has("sex") && areLetters(piece)
    ? { ...fact, field: "ems" }
    : fact;
}
