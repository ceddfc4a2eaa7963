/** The rows of a workbook's sheet of cats, as texts. */
import type { ReadingChoice } from "@felistry/domain/imports/reading.ts";
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";
import { CELL_MAX, filledRow, type Merge, MERGES_MAX, numberText } from "./cells.ts";
import { putCell, rowsOfSheets } from "./sheets-of-cats.ts";
import { openWorkbook, type Workbook } from "./workbook.ts";
import { attribute, XmlScanner } from "./xml-events.ts";
import { type ByteSource, unpacked, type ZipEntry } from "./zip-entries.ts";

/** A sheet of a million rows has less. */
const SHEET_MAX = 1024 * 1024 * 1024;

/** @throws if the bytes are no workbook */
export async function* xlsxRows(
  bytes: ByteSource,
  choice: ReadingChoice,
): AsyncGenerator<TableRow> {
  const book = await openWorkbook(bytes);
  yield* rowsOfSheets(
    book.sheets.map(({ name, entry }) => ({
      name,
      rows: () => sheetRows(book, entry),
      wholeRows: () => wholeRows(book, entry),
    })),
    choice,
  );
}

async function* wholeRows(book: Workbook, entry: ZipEntry): AsyncGenerator<TableRow> {
  const merged = await mergedCells(book, entry);
  const kept = new Map<string, string>();
  for await (const row of sheetRows(book, entry))
    yield merged.length === 0 ? row : filledRow(row, merged, kept);
}

async function* sheetRows(book: Workbook, entry: ZipEntry): AsyncGenerator<TableRow> {
  const ready: TableRow[] = [];
  const scanner = new XmlScanner(rowEvents(book, (row) => ready.push(row)));
  const decoder = new TextDecoder();
  for await (const part of unpacked(book.bytes, entry, SHEET_MAX)) {
    scanner.feed(decoder.decode(part, { stream: true }));
    yield* ready.splice(0);
  }
}

function rowEvents(book: Workbook, onRow: (row: TableRow) => void) {
  let [line, column, kind, style, value] = [0, 0, "", 0, ""];
  let cells: string[] = [];
  let isValue = false;
  return {
    open(tag: string, attributes: string) {
      if (tag === "row")
        [line, cells, column] = [Number(attribute(attributes, "r") ?? line + 1), [], 0];
      if (tag === "c") {
        column = columnOf(attribute(attributes, "r")) ?? column;
        [kind, style, value] = [
          attribute(attributes, "t") ?? "n",
          Number(attribute(attributes, "s") ?? 0),
          "",
        ];
      }
      isValue = tag === "v" || tag === "t";
    },
    close(tag: string) {
      if (tag === "v" || tag === "t") isValue = false;
      if (tag === "c") {
        putCell(cells, column++, textOf(book, kind, style, value).slice(0, CELL_MAX));
      }
      if (tag === "row") onRow({ line, cells });
    },
    text(piece: string) {
      if (isValue) value += piece;
    },
  };
}

function columnOf(reference: string | null): number | null {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? "")?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(
  { texts, dates, from1904 }: Workbook,
  kind: string,
  style: number,
  value: string,
): string {
  if (kind === "s") return texts[Number(value)] ?? "";
  if (kind === "e") return "";
  if (kind === "d") return value.slice(0, 10);
  if (kind !== "n" || value === "") return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return numberText(number, { isDate: dates[style] === true, from1904 });
}

/** Cells that stand for several rows: the litter's of each kitten. What is merged across columns only is a title. */
async function mergedCells(book: Workbook, entry: ZipEntry): Promise<Merge[]> {
  const merges: Merge[] = [];
  const scanner = new XmlScanner({
    open(tag, attributes) {
      if (tag !== "mergeCell" || merges.length >= MERGES_MAX) return;
      const [, first, from, to] =
        /^([A-Z]+)(\d+):[A-Z]+(\d+)$/u.exec(attribute(attributes, "ref") ?? "") ?? [];
      if (first === undefined || Number(to) <= Number(from)) return;
      merges.push({ from: Number(from), to: Number(to), left: columnOf(first)! });
    },
  });
  const decoder = new TextDecoder();
  for await (const part of unpacked(book.bytes, entry, SHEET_MAX))
    scanner.feed(decoder.decode(part, { stream: true }));
  return merges;
}
