/** Rows of two cats: "Ada / Bela", "f / f", "n / a". What is said once is of all of them. */
import { LONGEST_FACT } from "../formats/longest.ts";
import { readHeading } from "../headings/read-heading.ts";
import type { TableRow } from "../table-shape.ts";

const SEPARATORS = [/\s+\/\s+/u, /\s*\n\s*/u, /\s*;\s*/u, /\s+[&+]\s+/u] as const;
const MOST = 12;
/** Two cats seldom share them: a name alone may have such a sign in it. */
const TELLING: readonly unknown[] = ["sex", "ems", "number", "chip", "birthdate"];
const LEAST_TELLING = 2;

/** Null for a table without such rows. @param body enough of its rows to tell */
export function catsInRow(
  headings: readonly string[],
  body: readonly TableRow[],
): ((row: TableRow) => readonly TableRow[]) | null {
  const fields = headings.map((heading) => readHeading(heading).field);
  const name = fields.indexOf("name");
  if (name < 0 || fields.includes("printed_name")) return null;
  const split = (row: TableRow) => splitRow(row, name, fields);
  return body.some((row) => split(row).length > 1) ? split : null;
}

function splitRow(row: TableRow, name: number, fields: readonly unknown[]): readonly TableRow[] {
  for (const separator of SEPARATORS) {
    const piecesOf = (cell: string) =>
      cell.length > LONGEST_FACT ? [cell] : cell.trim().split(separator);
    const names = piecesOf(row.cells[name] ?? "");
    if (names.length < 2 || names.length > MOST || !names.every(isLong)) continue;
    const parted = row.cells.map((cell) => {
      const pieces = piecesOf(cell);
      return pieces.length === names.length && pieces.every(Boolean) ? pieces : null;
    });
    const telling = parted.filter((pieces, i) => pieces && TELLING.includes(fields[i]));
    if (telling.length < LEAST_TELLING) continue;
    return names.map((_, i) => ({
      ...row,
      cells: row.cells.map((cell, at) => parted[at]?.[i] ?? cell),
    }));
  }
  return [row];
}

const isLong = (name: string) => (name.match(/\p{L}/gu)?.length ?? 0) >= 3;
