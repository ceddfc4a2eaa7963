/** The sheets of a workbook of Excel 97 to 2003, or older (.xls), as texts. Heavy and unbounded: only `xls-worker.ts` reads by it. */
import { decoderOf } from "@felistry/domain/imports/formats/text-decoder.ts";
import { createRequire } from "node:module";
import type { CellObject, read as Read, WorkBook } from "@e965/xlsx";
import { detectEncoding } from "@felistry/domain/imports/detect.ts";
import type { TextEncoding } from "@felistry/domain/imports/encodings/text-encodings.ts";
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";
import { CELL_MAX, filledRow, isDateFormat, MERGES_MAX, numberText } from "./cells.ts";
import { putCell, type SheetSource } from "./sheets-of-cats.ts";

const require = createRequire(import.meta.url);
const SHEETS_MAX = 50;
/** Of a sheet that only a macro shows. */
const VERY_HIDDEN = 2;

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;

/** @throws if the bytes are no such workbook, or one with a password */
export function xlsSheets(bytes: Uint8Array): SheetSource[] {
  // The package would take what only begins like one for text, and find some table in it.
  if (bytes[0] === OLE[0] && !OLE.every((byte, i) => bytes[i] === byte)) throw new Error("no OLE");
  // Of the package's two forms only the one for `require` brings its tables of code pages along.
  const { read } = require("@e965/xlsx") as { read: typeof Read };
  const book = read(bytes, {
    type: "array",
    dense: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  });
  const textOf = textReader(book);
  return book.SheetNames.filter((_name, at) => book.Workbook?.Sheets?.[at]?.Hidden !== VERY_HIDDEN)
    .slice(0, SHEETS_MAX)
    .map((name) => ({
      name,
      rows: () => sheetRows(book, name, textOf),
      wholeRows: () => wholeRows(book, name, textOf),
    }));
}

type TextOf = (cell: CellObject | undefined) => string;

function textReader(book: WorkBook): TextOf {
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  const encoding = unsaidEncoding(book);
  const decoder = encoding && decoderOf(encoding);
  const dates = new Map<unknown, boolean>();
  return (cell) => {
    if (cell?.v === undefined || cell.t === "e" || cell.t === "z") return "";
    if (typeof cell.v === "string") {
      const text = cell.v.slice(0, CELL_MAX);
      return decoder ? decoder.decode(bytesOf(text)) : text;
    }
    if (typeof cell.v === "boolean") return cell.v ? "1" : "0";
    if (typeof cell.v !== "number" || !Number.isFinite(cell.v)) return "";
    if (!dates.has(cell.z)) dates.set(cell.z, isDateFormat(String(cell.z ?? "")));
    return numberText(cell.v, { isDate: dates.get(cell.z) === true, from1904 });
  };
}

const cellsOf = (book: WorkBook, name: string) =>
  (book.Sheets[name]?.["!data"] ?? []) as readonly (readonly CellObject[] | undefined)[];

async function* sheetRows(book: WorkBook, name: string, textOf: TextOf): AsyncGenerator<TableRow> {
  for (const [at, row] of cellsOf(book, name).entries()) {
    if (!row) continue;
    const cells: string[] = [];
    // Not of each place: a damaged row may be said to have billions of them.
    for (const column in row) putCell(cells, Number(column), textOf(row[column]));
    yield { line: at + 1, cells };
  }
}

async function* wholeRows(book: WorkBook, name: string, textOf: TextOf): AsyncGenerator<TableRow> {
  const merges = (book.Sheets[name]?.["!merges"] ?? [])
    .filter(({ s, e }) => e.r > s.r)
    .slice(0, MERGES_MAX)
    .map(({ s, e }) => ({ from: s.r + 1, to: e.r + 1, left: s.c }));
  const kept = new Map<string, string>();
  for await (const row of sheetRows(book, name, textOf))
    yield merges.length === 0 ? row : filledRow(row, merges, kept);
}

const LOOKED_AT_TEXTS = 2_000;
const WESTERN = new TextDecoder("windows-1252");
const BYTE_OF = new Map(
  Array.from({ length: 256 }, (_, byte) => [WESTERN.decode(Uint8Array.of(byte)), byte]),
);
/** A text read as Western, as the bytes that it was. */
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => BYTE_OF.get(sign) ?? 0x3f);

/** Workbooks of old Russian programs do not say their code page, and are read as Western. */
function unsaidEncoding(book: WorkBook): TextEncoding | null {
  const texts: string[] = [];
  for (const name of book.SheetNames)
    for (const row of cellsOf(book, name))
      for (const column in row)
        if (typeof row[Number(column)]?.v === "string" && texts.length < LOOKED_AT_TEXTS)
          texts.push(String(row[Number(column)]!.v).slice(0, CELL_MAX));
  const text = texts.join("\n");
  if (/^[\0-\x7F]*$/u.test(text) || Array.from(text).some((sign) => !BYTE_OF.has(sign)))
    return null;
  const encoding = detectEncoding(bytesOf(text));
  return CYRILLIC.has(encoding) ? encoding : null;
}

const CYRILLIC: ReadonlySet<TextEncoding> = new Set(["windows-1251", "ibm866", "koi8-r"]);
