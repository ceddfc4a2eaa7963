/** Which row of a table is its heading. */
import { plainWord } from "../../plain-word.ts";
import { readSex } from "../values.ts";
import { HEADING_WORDS } from "./heading-words.ts";
import { unnumbered } from "./numbered-heading.ts";
import { type HeadingField, readHeading } from "./read-heading.ts";

const HEADING_WITHIN = 30;

/** Every word of the heading is known. */
export const SURE = 2;

/** The fields that a heading names; a row is a heading from two on. */
function headingFields(cells: readonly string[]): HeadingField[] {
  const bases = cells.map(unnumbered);
  return cells.map((written, i) => {
    if (written.length > 60) return null;
    const isOneOf = bases.filter((base) => base !== "" && base === bases[i]).length > 1;
    const cell = isOneOf ? bases[i]! : written;
    const { field, rank } = readHeading(cell);
    // Figures are of values, but in signs such as "1,0/0,1".
    return /\d/u.test(cell) && rank <= SURE ? null : field;
  });
}

export function headingScore(cells: readonly string[]): number {
  if (isRowOfSexes(cells)) return 0;
  const fields = headingFields(cells).filter((field) => field !== null);
  const kept = new Set(fields.filter((field) => field !== "ignored"));
  const filled = cells.filter((cell) => cell.trim() !== "").length;
  // A row of values may hold a word or two of headings; in a heading most are.
  if (kept.size < 2 || fields.length < filled / 2) return 0;
  return kept.size + (kept.has("name") ? 2 : 0) + (fields.length - kept.size) / 10;
}

/** "Sex | tom | queen | tom", of cats side by side: toms and queens are headings too. */
function isRowOfSexes(cells: readonly string[]): boolean {
  const [label = "", ...values] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return (
    values.length > 1 &&
    values.every((value) => readSex(value) !== null) &&
    readHeading(label).field === "sex"
  );
}

/** @returns its place; -1 if there is none */
export function likelyHeading(rows: readonly (readonly string[])[]): number {
  const scores = rows.slice(0, HEADING_WITHIN).map(headingScore);
  const best = Math.max(0, ...scores);
  if (best === 0) return nameAlone(rows);
  const at = scores.indexOf(best);
  // Another table may stand above, with fewer columns that are known: its rows are not to be lost.
  const above = scores.findIndex(
    (score, i) => score >= LEAST_ABOVE && hasValues(rows.slice(i + 1, at)),
  );
  return above >= 0 && above < at ? above : at;
}

/** Of a heading that is one for sure: a name and two other fields, or as many without a name. */
const LEAST_ABOVE = 5;

/** A row of values has figures in several cells, such as a day and a number. */
const hasValues = (rows: readonly (readonly string[])[]): boolean =>
  rows.some(
    (cells) => headingScore(cells) === 0 && cells.filter((cell) => /\d/u.test(cell)).length >= 2,
  );

const NAME_WORDS = new Set(HEADING_WORDS.name.split(" "));

/** A heading of which the cats' name is the only word that is known: no cat below is called "Name". */
function nameAlone(rows: readonly (readonly string[])[]): number {
  const at = rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== "").length > 1);
  const cells = rows[at] ?? [];
  const column = cells.findIndex((cell) => NAME_WORDS.has(plainWord(cell)));
  if (column < 0 || at >= HEADING_WITHIN || cells.some((cell) => /\d/u.test(cell))) return -1;
  const isAgain = rows.some((row, i) => i !== at && row[column] === cells[column]);
  return isAgain ? -1 : at;
}
