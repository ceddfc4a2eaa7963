/**
 * What a file says against what became of it: every cell of the source whose words stand nowhere in the table that was read is
 * kept with its line, so that no reader of any format can lose a line without its being told.
 */
import type { TableRow } from "../table-shape.ts";
import { lineOf, rowsNear } from "./rows-near.ts";
import { beyondTable, smallWords } from "./understood-words.ts";

export interface LeftLine {
  readonly line: number;
  readonly text: string;
}

/** The lines of which something is not in the table: how many, and the first of them. */
export interface LinesLeft {
  readonly count: number;
  readonly lines: readonly LeftLine[];
}

export const LINES_LEFT_SHOWN = 200;
const TEXT_SHOWN = 300;
/** So many rows of the table a line waits for its own: sections are above them, remarks below, kittens several to a line. */
const WAITS = 2_048;

interface Waiting {
  readonly row: TableRow;
  /** How many rows had been given when it was taken. */
  readonly at: number;
  /** Of a sheet that is not read: of its rows all is told. */
  readonly isUnread: boolean;
}

export class LineAccount {
  private heading: readonly string[] | null = null;
  /** By their lines; the sheets of a workbook may have the same. */
  private readonly waiting = new Map<number, Waiting>();
  private again = 0;
  private given: TableRow[] = [];
  private count = 0;
  private total = 0;
  private readonly lines: LeftLine[] = [];
  private readonly told = new Set<string>();
  private isByLine = false;
  private readonly codes = new Set<string>();

  /** The rows of the table are of the lines that they name: what is lost of a line stands elsewhere in vain. */
  goesByLine(): void {
    this.isByLine = true;
  }

  /** Cells that are read into other words: the codes of a column. */
  reads(codes: Iterable<string>): void {
    for (const code of codes) this.codes.add(code);
  }

  /** A row or a line of the source, as it is written. */
  took(row: TableRow, kind: "read" | "unread" = "read"): void {
    const isUnread = kind === "unread";
    const key = isUnread || this.waiting.has(row.line) ? --this.again : row.line;
    this.waiting.set(key, { row, at: this.count, isUnread });
  }

  /** A row of the table: the heading first. */
  gave(row: TableRow): void {
    this.count++;
    if (this.heading === null) {
      this.heading = row.cells;
      return;
    }
    // Most rows are read as they stand: of a long table no more is done.
    const own = this.waiting.get(lineOf(row));
    if (own && isWhole(own.row.cells, row.cells)) this.waiting.delete(lineOf(row));
    if (this.waiting.size === 0) return;
    this.given.push(row);
    if (this.given.length >= 2 * WAITS) this.judge(this.count - WAITS);
  }

  ended(): LinesLeft {
    this.judge(this.count);
    return { count: this.total, lines: this.lines };
  }

  private judge(before: number): void {
    const due = [...this.waiting].filter(([, { at }]) => at <= before);
    if (due.length > 0) this.judgeRows(due.map(([, waiting]) => waiting));
    for (const [key] of due) this.waiting.delete(key);
    this.given = this.given.slice(-WAITS);
  }

  private judgeRows(due: readonly Waiting[]): void {
    const cellsOf = (given: readonly TableRow[]) => given.flatMap(({ cells }) => cells);
    const all = [...(this.heading ?? []), ...cellsOf(this.given)];
    const anywhere = beyondTable(all, this.codes);
    const near = this.isByLine ? rowsNear(this.given) : null;
    const small = near ? smallWords(all) : [];
    for (const { row, isUnread } of due) {
      const own = isUnread ? undefined : near?.(row.line);
      const beyond = own
        ? beyondTable(
            [...(this.heading ?? []), ...cellsOf(own.rows), ...(own.isBeside ? small : [])],
            this.codes,
          )
        : anywhere;
      const left = beyond(row.cells);
      const filled = row.cells.filter((cell) => cell.trim() !== "");
      // Of a line that is hardly read all is told: it may be a cat's.
      const told = isUnread || left.length * 2 > filled.length ? filled : left;
      if (left.length > 0) this.tell(row.line, told.map((cell) => cell.trim()).join(" | "));
    }
  }

  /** What every page repeats is told once. */
  private tell(line: number, text: string): void {
    if (this.told.has(text)) return;
    this.total++;
    if (this.lines.length === LINES_LEFT_SHOWN) return;
    this.told.add(text);
    const shown = text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN - 1)}…` : text;
    this.lines.push({ line, text: shown });
  }
}

const isWhole = (source: readonly string[], cells: readonly string[]) =>
  source.every((cell, i) => cell === (cells[i] ?? ""));
