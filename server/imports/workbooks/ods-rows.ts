/** The rows of a workbook of OpenDocument (.ods), as texts. */
import type { ReadingChoice } from "@felistry/domain/imports/reading.ts";
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";
import { putCell, rowsOfSheets } from "./sheets-of-cats.ts";
import { attribute, XmlScanner, type XmlEvents } from "./xml-events.ts";
import { type ByteSource, unpacked, type ZipEntry } from "./zip-entries.ts";

const CONTENT_MAX = 1024 * 1024 * 1024;
const SHEETS_MAX = 50;
const CELL_MAX = 2_000;
/** A filled row or cell that stands so often is a mistake of filling down. */
const REPEATED_MAX = 1_000;
const ACROSS_MAX = 100;

/** @throws if the content is no table */
export async function* odsRows(
  bytes: ByteSource,
  content: ZipEntry,
  choice: ReadingChoice,
): AsyncGenerator<TableRow> {
  const names: string[] = [];
  await scanned(bytes, content, {
    open(tag, attributes) {
      if (tag === "table" && names.length < SHEETS_MAX)
        names.push(attribute(attributes, "name") ?? "");
    },
  });
  yield* rowsOfSheets(
    names.map((name, at) => ({
      name,
      rows: () => sheetRows(bytes, content, at),
      wholeRows: () => sheetRows(bytes, content, at),
    })),
    choice,
  );
}

async function scanned(bytes: ByteSource, content: ZipEntry, events: XmlEvents): Promise<void> {
  const scanner = new XmlScanner(events);
  const decoder = new TextDecoder();
  for await (const part of unpacked(bytes, content, CONTENT_MAX))
    scanner.feed(decoder.decode(part, { stream: true }));
}

async function* sheetRows(
  bytes: ByteSource,
  content: ZipEntry,
  sheet: number,
): AsyncGenerator<TableRow> {
  const ready: TableRow[] = [];
  const reader = new SheetReader(sheet, (row) => ready.push(row));
  const scanner = new XmlScanner(reader);
  const decoder = new TextDecoder();
  for await (const part of unpacked(bytes, content, CONTENT_MAX)) {
    scanner.feed(decoder.decode(part, { stream: true }));
    yield* ready.splice(0);
    if (reader.isDone) return;
  }
}

interface Cell {
  readonly across: number;
  readonly down: number;
  /** In place of its words: a date or a number as the file keeps it. */
  readonly value: string | null;
  text: string;
}

const timesOf = (attributes: string, name: string) =>
  Math.max(1, Number(attribute(attributes, name) ?? 1) || 1);

class SheetReader implements XmlEvents {
  isDone = false;
  private table = -1;
  private line = 0;
  private repeated = 1;
  private cells: string[] = [];
  private column = 0;
  private cell: Cell | null = null;
  /** Within a remark that hangs on a cell. */
  private aside = 0;
  /** Cells that stand for several rows: the litter's of each kitten. */
  private readonly held = new Map<number, { text: string; rows: number }>();
  private readonly sheet: number;
  private readonly onRow: (row: TableRow) => void;

  constructor(sheet: number, onRow: (row: TableRow) => void) {
    this.sheet = sheet;
    this.onRow = onRow;
  }

  open(tag: string, attributes: string): void {
    if (tag === "table") this.table++;
    if (this.table !== this.sheet) return;
    if (tag === "annotation") this.aside++;
    if (tag === "table-row") {
      this.repeated = timesOf(attributes, "number-rows-repeated");
      [this.cells, this.column] = [[], 0];
    }
    if (tag === "table-cell" || tag === "covered-table-cell")
      this.cell = {
        across: timesOf(attributes, "number-columns-repeated"),
        down: timesOf(attributes, "number-rows-spanned"),
        value: valueOf(attributes),
        text: "",
      };
    if (this.cell === null || this.aside > 0) return;
    if (tag === "p" && this.cell.text !== "") this.cell.text += "\n";
    if (tag === "line-break") this.cell.text += "\n";
    if (tag === "s" || tag === "tab") this.cell.text += " ";
  }

  text(piece: string): void {
    if (this.cell && this.aside === 0 && this.cell.text.length < CELL_MAX) this.cell.text += piece;
  }

  close(tag: string): void {
    if (this.table !== this.sheet) return;
    if (tag === "annotation") this.aside--;
    if ((tag === "table-cell" || tag === "covered-table-cell") && this.cell)
      this.endCell(this.cell);
    if (tag === "table-row") this.endRow();
    if (tag === "table") this.isDone = true;
  }

  private endCell({ across, down, value, text }: Cell): void {
    this.cell = null;
    const own = (value ?? text.replaceAll(/[^\S\n]+/gu, " ").trim()).slice(0, CELL_MAX);
    const times = own === "" ? across : Math.min(across, ACROSS_MAX);
    if (down > 1 && own !== "") this.held.set(this.column, { text: own, rows: down });
    for (let i = 0; i < Math.min(times, ACROSS_MAX); i++)
      putCell(this.cells, this.column + i, own === "" ? this.heldAt(this.column + i) : own);
    this.column += across;
  }

  private heldAt(column: number): string {
    return this.held.get(column)?.text ?? "";
  }

  private endRow(): void {
    const isEmpty = this.cells.every((cell) => cell === "");
    const times = isEmpty ? 0 : Math.min(this.repeated, REPEATED_MAX);
    for (let i = 1; i <= times; i++) this.onRow({ line: this.line + i, cells: [...this.cells] });
    this.line += this.repeated;
    for (const [column, held] of this.held)
      if ((held.rows -= this.repeated) <= 0) this.held.delete(column);
  }
}

function valueOf(attributes: string): string | null {
  const type = attribute(attributes, "value-type");
  if (type === "date") return attribute(attributes, "date-value")?.slice(0, 10) ?? null;
  const value = attribute(attributes, "value");
  if (type !== "float" || value === null) return null;
  const number = Number(value);
  return Number.isInteger(number) ? number.toFixed(0) : value;
}
