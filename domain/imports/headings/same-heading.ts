/** Whether a row of a table is its heading again, or another one. */
import { SURE } from "./likely-heading.ts";
import { type HeadingField, readHeading } from "./read-heading.ts";

/** No heading is written like that, and none is read in it. */
const NUMBER = /^[\d ./-]*\d{4}[\d ./-]*$/u;

/** The same fields: a cell more, "Page 2", makes no other table. */
export const isAlike = (cells: readonly string[], others: readonly string[]) =>
  fieldsOf(cells).symmetricDifference(fieldsOf(others)).size === 0;

const fieldsOf = (cells: readonly string[]) =>
  new Set(cells.map((cell) => readHeading(cell).field).filter((field) => isNamedField(field)));

export const isNamedField = (field: HeadingField) => field !== null && field !== "ignored";

/** "Parents", "Sire × Dam" */
function isOfBothParents(heading: string): boolean {
  const { field, isParents } = readHeading(heading);
  if (field !== "ignored" || heading.length > LONGEST_HEADING) return false;
  const roles = heading.split(/[^\p{L}]+/u).map((word) => readHeading(word).field);
  return isParents === true || (roles.includes("father") && roles.includes("mother"));
}
const LONGEST_HEADING = 40;

/** Where a column of the table stands in a further heading; -1 if it does not. */
export function placeOf(cells: readonly string[], heading: string): number {
  const same = cells.indexOf(heading);
  if (same >= 0) return same;
  if (isOfBothParents(heading)) return cells.findIndex(isOfBothParents);
  const { field } = readHeading(heading);
  return isNamedField(field) ? cells.findIndex((cell) => readHeading(cell).field === field) : -1;
}

const figures = (cell: string) => Number(/\d/u.test(cell));

/** The heading again, of a further table below: its words and nothing else, and most of the same fields. */
export function isHeadingAgain(
  cells: readonly string[],
  texts: readonly string[],
  columns: readonly HeadingField[],
): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  if (filled.length < 2 || (filled[0] ?? "").length > 40) return false;
  if (texts.every((text, i) => text === (cells[i] ?? ""))) return true;
  // Most rows of values are known by a number or a date, and the others by their figures, which are asked first.
  if (filled.some((cell) => NUMBER.test(cell))) return false;
  // Columns of its own beside those of the first heading, word for word.
  const same = filled.filter((cell) => texts.includes(cell)).length;
  if (same >= 3 && same > filled.length / 2) return true;
  const fields: HeadingField[] = [];
  let unknown = 0;
  for (const cell of filled.toSorted((one, other) => figures(other) - figures(one))) {
    const read = cell.trim().length > 1 ? readHeading(cell) : null;
    if (read?.field && read.rank >= SURE) fields.push(read.field);
    else if (/\d/u.test(cell) || ++unknown > filled.length * MOST_UNKNOWN) return false;
  }
  const again = new Set(fields).intersection(new Set(columns));
  return again.size >= (unknown === 0 ? 3 : LEAST_BESIDE_UNKNOWN);
}

/** A further table's heading may have words that are not known beside so many of the first one's fields. */
const MOST_UNKNOWN = 0.25;
const LEAST_BESIDE_UNKNOWN = 5;
