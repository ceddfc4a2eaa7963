/**
 * What a file says against what became of it: every cell of the source whose words stand nowhere in the table that was read is
 * kept with its line, so that no reader of any format can lose a line without its being told.
 */
import type { TableRow } from "../table-shape.ts";
import { lineOf, rowsNear } from "./rows-near.ts";
import { beyond, type Said, saidBetween, saidBy } from "./understood-words.ts";

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
  private readonly linesOfSheets: LeftLine[] = [];
  private readonly told = new Set<string>();
  private isByLine = false;
  private isTakenWhole = false;
  private readonly codes = new Set<string>();
  private readonly joined = new WeakMap<TableRow, number>();

  /** The rows of the table are of the lines that they name: what is lost of a line stands elsewhere in vain. */
  goesByLine(): void {
    this.isByLine = true;
  }

  /** All lines are taken before the first row comes. */
  isTaken(): void {
    this.isTakenWhole = true;
  }

  /** Cells that are read into other words: the codes of a column. */
  reads(codes: Iterable<string>): void {
    for (const code of codes) this.codes.add(code);
  }

  /** A row of which all that it says stands in that of another line. */
  isJoined(row: TableRow, line: number): void {
    this.joined.set(row, line);
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
    if (this.given.length >= 2 * WAITS) this.judgeSome();
  }

  /** Lines of sheets that are not read come last: of the others each may be a cat's. */
  ended(): LinesLeft {
    this.judge(() => true);
    const lines = [...this.lines, ...this.linesOfSheets].slice(0, LINES_LEFT_SHOWN);
    return { count: this.total, lines };
  }

  private judgeSome(): void {
    const before = this.count - WAITS;
    const passed = lineOf(this.given.at(-WAITS)!);
    if (!this.isTakenWhole) this.judge(({ at }) => at <= before);
    else if (this.isByLine) this.judge(({ row }) => row.line <= passed);
    // The lines of records that are counted say nothing of where theirs are.
    else return;
    this.given = this.given.slice(-WAITS);
  }

  private judge(isDue: (waiting: Waiting) => boolean): void {
    const due = [...this.waiting].filter(([, waiting]) => isDue(waiting));
    if (due.length > 0) this.judgeRows(due.map(([, waiting]) => waiting));
    for (const [key] of due) this.waiting.delete(key);
  }

  private judgeRows(due: readonly Waiting[]): void {
    const heading = saidBy(this.heading ?? []);
    const anywhere = saidBy(this.given.flatMap(({ cells }) => cells));
    const between = saidBetween(saidBy([...heading.cells, ...anywhere.cells]));
    const near = this.isByLine ? rowsNear(this.given) : null;
    const byRow = new Map<TableRow, Said>();
    const saidIn = (row: TableRow) => {
      const said = byRow.get(row) ?? saidBy(row.cells);
      byRow.set(row, said);
      return said;
    };
    for (const { row, isUnread } of due) {
      const own = isUnread ? undefined : near?.(this.joined.get(row) ?? row.line);
      const said = own
        ? [heading, ...own.rows.map(saidIn), ...(own.isBeside ? [between] : [])]
        : [heading, anywhere];
      const left = beyond(row.cells, said, this.codes);
      const filled = row.cells.filter((cell) => cell.trim() !== "");
      // Of a line that is hardly read all is told: it may be a cat's.
      const told = isUnread || left.length * 2 > filled.length ? filled : left;
      const text = told.map((cell) => cell.trim()).join(" | ");
      if (left.length > 0) this.tell(row.line, text, isUnread ? this.linesOfSheets : this.lines);
    }
  }

  /** What every page repeats is told once. */
  private tell(line: number, text: string, lines: LeftLine[]): void {
    if (this.told.has(text)) return;
    this.total++;
    if (lines.length === LINES_LEFT_SHOWN) return;
    this.told.add(text);
    const shown = text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN - 1)}…` : text;
    lines.push({ line, text: shown });
  }
}

const isWhole = (source: readonly string[], cells: readonly string[]) =>
  source.every((cell, i) => cell === (cells[i] ?? ""));
