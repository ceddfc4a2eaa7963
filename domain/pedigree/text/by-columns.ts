/** A table with a column a generation, as web pages and spreadsheets have it, and a row of which the heading says the paths. */
import { damOf, LAST_POSITION, sireOf } from "../positions.ts";
import { isHeading } from "./by-generations.ts";
import { type PlacedLines, positionOfPath } from "./placed-lines.ts";

type Row = readonly string[];

export function byColumns(text: string): PlacedLines | null {
  for (const separator of ["\t", "|", ";", ","]) {
    const rows = rowsOf(text, separator);
    const placed = byPaths(rows) ?? (separator === "," ? null : byGenerationColumns(rows));
    if (placed) return placed;
  }
  return null;
}

function rowsOf(text: string, separator: string): Row[] {
  const isHtml = /<t[dr][\s>]/iu.test(text);
  const plain = isHtml ? fromHtml(text) : text;
  return plain
    .split(/\r\n|[\r\n]/u)
    .map((line) =>
      cellsOf(separator === "|" ? line.trim().replace(/^\||\|$/gu, "") : line, separator),
    )
    .filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
}

/** Of a table's source: rows and cells, without tags. */
function fromHtml(text: string): string {
  return text
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/<\/tr>/giu, "\n")
    .replaceAll(/<\/t[dh]>\s*(?!\s*\n)/giu, "\t")
    .replaceAll(/<br\s*\/?>/giu, ", ")
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell].map((each) => each.trim());
}

/** `cat;S;D;SS;…` above one row. */
function byPaths([heading, row]: readonly Row[]): PlacedLines | null {
  if (!heading || !row) return null;
  const positions = heading.map(positionOfPath);
  if (positions.filter((position) => position !== null).length < 2 || row.length < heading.length)
    return null;
  const cells = new Map<number, string>();
  const left: string[] = [];
  for (const [column, line] of row.entries()) {
    const position = positions[column] ?? null;
    if (line === "") continue;
    if (position !== null && position <= LAST_POSITION) cells.set(position, line);
    else if (column > 0) left.push(line);
  }
  return { cells, left };
}

/** Parents stand in the row of their child or on either side of it. */
function byGenerationColumns(all: readonly Row[]): PlacedLines | null {
  const table = all.filter((row) => !row.every((cell) => cell === "" || isHeading(cell)));
  const first = table.findIndex((row) => row.filter(Boolean).length > 1);
  if (first < 0) return null;
  const rows = alignedRight(table.slice(first));
  const columns = columnsOf(rows);
  const [founders] = columns;
  const isIndented = rows.some(([cell = "", ...others]) => cell === "" && others.some(Boolean));
  if (columns.length < 2 || !isIndented || !founders || founders.length > 2) return null;
  const cells = new Map<number, string>();
  const left = table.slice(0, first).flatMap((row) => row.filter(Boolean));
  const places: Placed[][] = [];
  for (const [at, entries] of columns.entries()) {
    const generation = at + (founders.length === 1 ? 0 : 1);
    places.push(placesOf(entries, generation, places.at(-1)));
    for (const { position, text } of places.at(-1)!)
      if (position === null || position > LAST_POSITION || cells.has(position)) left.push(text);
      else cells.set(position, text);
  }
  return { cells, left };
}

interface Entry {
  readonly row: number;
  readonly text: string;
}
interface Placed extends Entry {
  readonly position: number | null;
}

/** Rows that leave out the cells to the left, as copied from a page, begin at the right. */
function alignedRight(rows: readonly Row[]): Row[] {
  const width = Math.max(...rows.map((row) => row.length));
  const hasEmpty = rows.some(([cell]) => cell === "");
  if (hasEmpty) return [...rows];
  return rows.map((row) => [...Array.from({ length: width - row.length }, () => ""), ...row]);
}

function columnsOf(rows: readonly Row[]): Entry[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    rows.flatMap((cells, row) => (cells[column] ? [{ row, text: cells[column] }] : [])),
  ).filter((entries) => entries.length > 0);
}

function placesOf(
  entries: readonly Entry[],
  generation: number,
  younger: readonly Placed[] | undefined,
): Placed[] {
  const count = 2 ** generation;
  if (entries.length === count || !younger)
    return entries.map((entry, i) => ({ ...entry, position: count + i }));
  return entries.map((entry) => {
    const child = younger.findLast(({ row }) => row <= entry.row);
    if (!child || child.position === null) return { ...entry, position: null };
    const parent = entry.row === child.row ? sireOf : damOf;
    return { ...entry, position: parent(child.position) };
  });
}
