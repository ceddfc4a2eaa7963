/** Which rows of a table may have what a line of its file says: its own, or those beside a line without any. */
import type { TableRow } from "../table-shape.ts";

/** Of several cats in one line each is numbered by itself. */
export const lineOf = ({ line, from = line }: TableRow) => from;

/** What a section says is in the cat below it; a remark in the cat above or below. */
const BELOW = 20;

interface Near {
  readonly rows: readonly TableRow[];
  /** They are of other lines. */
  readonly isBeside: boolean;
}

/** The line's own rows; for one without any the row above it, which it may go on with, and the rows below. */
export function rowsNear(given: readonly TableRow[]): (line: number) => Near {
  const byLine = Map.groupBy(given, lineOf);
  const sheets = sheetsOf(given);
  return (line) => {
    const own = byLine.get(line);
    return {
      rows: own ?? sheets.flatMap((rows) => beside(rows, line)),
      isBeside: own === undefined,
    };
  };
}

/** Rows whose lines rise: the sheets of a workbook may have the same lines, of which each is at several places. */
function sheetsOf(given: readonly TableRow[]): readonly (readonly TableRow[])[] {
  const starts = given.flatMap((row, i) =>
    i === 0 || lineOf(row) < lineOf(given[i - 1]!) ? [i] : [],
  );
  return starts.map((start, i) => given.slice(start, starts[i + 1]));
}

/** Of a file of remarks there may be a million such lines. */
function beside(rows: readonly TableRow[], line: number): readonly TableRow[] {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lineOf(rows[middle]!) < line) from = middle + 1;
    else to = middle;
  }
  return rows.slice(Math.max(0, from - 1), from + BELOW);
}
