/** Tables whose headings stand in the first column: their cats are columns. */
import { headingScore, SURE } from "../headings/likely-heading.ts";
import { LITTER_FIELDS, type LitterField } from "../litters/litter-facts.ts";
import { readHeading } from "../headings/read-heading.ts";
import type { TableRow } from "../table-shape.ts";

const HEADING_WITHIN = 30;
const LEAST_SCORE = 4;

/** Whether the first column says more of cats than any row does. @param rows the first of the table @param cats so many at least */
export function isTurned(written: readonly TableRow[], cats = 1): boolean {
  const rows = written.slice(firstLabel(written));
  const labels = headingScore(rows.map(({ cells }) => cells[0] ?? ""));
  const best = Math.max(
    0,
    ...rows.slice(0, HEADING_WITHIN).map(({ cells }) => headingScore(cells)),
  );
  // Labels above a heading are a litter's.
  return widthOf(rows) > cats && labels >= LEAST_SCORE && labels > best && best < LEAST_SCORE;
}

/** "Foo Cattery" above the labels is a title. */
function firstLabel(rows: readonly TableRow[]): number {
  return Math.max(
    0,
    rows.findIndex(({ cells }) => readHeading(cells[0] ?? "").rank >= SURE),
  );
}

/** Its columns as rows, each with its place from 1. */
export function turnedRows(written: readonly TableRow[]): TableRow[] {
  const rows = withLitter(written);
  return Array.from({ length: widthOf(rows) }, (_, i) => ({
    line: i + 1,
    cells: rows.map(({ cells }) => cells[i] ?? ""),
  }));
}

/** "Born | 14.1.2022", "Sire | Boris" above kittens side by side: said once, it is of each of them. */
function withLitter(rows: readonly TableRow[]): readonly TableRow[] {
  const names = rows.find(({ cells }) => readHeading(cells[0] ?? "").field === "name")?.cells ?? [];
  const kittens = names.flatMap((name, i) => (i > 0 && name.trim() !== "" ? [i] : []));
  if (kittens.length < 2 || kittens[0] !== 1) return rows;
  const said = new Map(
    rows.flatMap((row) => {
      const field = LITTER_FIELDS.find((each) => each === readHeading(row.cells[0] ?? "").field);
      return field === undefined ? [] : [[field, row] as const];
    }),
  );
  const isOnce = (field: LitterField) => {
    const [, first = "", ...others] = said.get(field)?.cells ?? [];
    return first.trim() !== "" && others.every((cell) => cell.trim() === "");
  };
  // Each cat of a herd has a day and parents of its own, though most may be unknown.
  const isOfAll = OF_A_LITTER.every((field) => isOnce(field) && !isAmong(names, said.get(field)!));
  if (!isOfAll) return rows;
  return rows.map((row) => {
    const [label = "", first = ""] = row.cells;
    const field = LITTER_FIELDS.find((each) => said.get(each) === row);
    if (field === undefined || !isOnce(field)) return row;
    return { ...row, cells: [label, ...names.slice(1).map((name) => (name.trim() ? first : ""))] };
  });
}

const OF_A_LITTER: readonly LitterField[] = ["birthdate", "father", "mother"];
const isAmong = (names: readonly string[], { cells }: TableRow) => names.includes(cells[1] ?? "");

/** Those of a sheet below others: lines above its first label are its titles, as they are. */
export function turnedSheet(rows: readonly TableRow[]): TableRow[] {
  const titles = rows.slice(0, firstLabel(rows));
  const cats = turnedRows(rows.slice(titles.length));
  return [...titles, ...cats].map(({ cells }, i) => ({ line: i + 1, cells }));
}

const widthOf = (rows: readonly TableRow[]) =>
  Math.max(0, ...rows.map(({ cells }) => cells.length));
