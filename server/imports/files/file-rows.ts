/** The table in a file of any format that is read: heading first, then a row for each cat. */
import type { LineAccount } from "@felistry/domain/imports/account/line-account.ts";
import { sourceLines } from "@felistry/domain/imports/account/source-lines.ts";
import { cardRecords, areCards } from "@felistry/domain/imports/formats/card-records.ts";
import {
  type Delimiter,
  isOldWorkbook,
  isWorkbook,
  LOOKED_AT_BYTES,
} from "@felistry/domain/imports/detect.ts";
import type { TextEncoding } from "@felistry/domain/imports/encodings/text-encodings.ts";
import { catalogueRecords } from "@felistry/domain/imports/formats/catalogue-records.ts";
import { gedcomRecords, isGedcom } from "@felistry/domain/imports/formats/gedcom-records.ts";
import { pedigreeRecords } from "@felistry/domain/imports/formats/html-pedigree.ts";
import { htmlRows, isHtml } from "@felistry/domain/imports/formats/html-rows.ts";
import { decoderOf } from "@felistry/domain/imports/formats/text-decoder.ts";
import { isJson, jsonRecords } from "@felistry/domain/imports/formats/json-records.ts";
import { type CatRecord, tableOfRecords } from "@felistry/domain/imports/formats/records.ts";
import {
  type Shape,
  SHAPE_ROWS,
  shapeOf,
  type TableRow,
} from "@felistry/domain/imports/table-shape.ts";
import { cardsInRows } from "@felistry/domain/imports/formats/cards-in-rows.ts";
import { rowContinued } from "@felistry/domain/imports/rows/row-continued.ts";
import { rowsAgain } from "@felistry/domain/imports/rows/row-again.ts";
import { isTurned, turnedRows } from "@felistry/domain/imports/rows/turned.ts";
import { type LitterBlocks, litterBlocks } from "@felistry/domain/imports/litters/litter-blocks.ts";
import { unfold } from "@felistry/domain/imports/unfold.ts";
import {
  BY_ITSELF,
  type FileLayout,
  layoutOf,
  type ReadingChoice,
} from "@felistry/domain/imports/reading.ts";
import { areNotesOrChat, notesIn } from "@felistry/domain/imports/formats/chats/notes-in.ts";
import { pageLines } from "@felistry/domain/imports/formats/pages/page-lines.ts";
import { isXml, xmlRecords } from "@felistry/domain/imports/formats/xml-records.ts";
import { csvRows } from "./csv-rows.ts";
import { listedAt, listRows, reportAt, reportRows } from "./spaced-rows.ts";
import { odsRows } from "../workbooks/ods-rows.ts";
import { xlsRows } from "../workbooks/xls-rows.ts";
import { xlsxRows } from "../workbooks/xlsx-rows.ts";
import { type ByteSource, bytesSource, zipEntries } from "../workbooks/zip-entries.ts";
import { archivedRows, archivedTables } from "../archive/archived-cats.ts";

/** Files that are read as a whole; a longer one is a table in CSV. */
export const WHOLE_FILE_MAX = 16 * 1024 * 1024;
/** Somebody's notes, of whose lines each word is weighed: half a second. */
const NOTES_MAX = 256 * 1024;
const WORKBOOK_MAX = 48 * 1024 * 1024;
/** Held as a whole with all that is in it, of which a thread has room for so much. */
const OLD_WORKBOOK_MAX = 24 * 1024 * 1024;

export class FileTooLarge extends Error {
  readonly megabytes: number;

  constructor(most: number) {
    super(`more than ${most} bytes`);
    this.megabytes = most / 1024 / 1024;
  }
}

export interface TextKind {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
}

/** An archive of ours is longer than what is held at once: of it parts are read. */
interface StoredKind extends TextKind {
  readonly stored?: ByteSource | undefined;
  /** What the member has said of it. */
  readonly choice?: ReadingChoice;
  /** Told once how a table looks; a file that is none has no layout. */
  readonly onLayout?: (layout: FileLayout) => void;
  /** Learns what of the file is not among the rows. */
  readonly account?: LineAccount;
}

/** Yields the heading, then the cats. @throws if the bytes are of no known format */
export async function* fileRows(
  bytes: AsyncIterable<Uint8Array>,
  kind: StoredKind,
): AsyncGenerator<TableRow> {
  for await (const row of rowsOf(bytes, kind)) {
    kind.account?.gave(row);
    yield row;
  }
}

async function* rowsOf(
  bytes: AsyncIterable<Uint8Array>,
  kind: StoredKind,
): AsyncGenerator<TableRow> {
  const { start, all } = await peeked(bytes);
  const { choice = BY_ITSELF, onLayout = () => {}, account } = kind;
  const table = (rows: AsyncIterable<TableRow>, mayTurn?: false) =>
    tableRows(noted(rows, account), {
      heading: choice.heading,
      onLayout,
      account,
      ...(mayTurn === false && { mayTurn }),
    });
  if (isOldWorkbook(start))
    return yield* table(xlsRows(await whole(all, OLD_WORKBOOK_MAX), choice));
  if (isWorkbook(start)) {
    const tables = kind.stored && (await archivedTables(kind.stored));
    if (tables) return yield* archivedRows(kind.stored!, tables);
    const book = bytesSource(await whole(all, WORKBOOK_MAX));
    return yield* table(workbookRows(book, choice));
  }
  const text = decoderOf(kind.encoding).decode(start);
  if (isHtml(text)) {
    const page = decoderOf(kind.encoding).decode(await whole(all, WHOLE_FILE_MAX));
    const rows = htmlRows(page);
    const records = pedigreeRecords(page) ?? cardsInRows(rows) ?? textRecords(page, rows);
    if (!records) return yield* table(each(rows));
    for (const row of rows) account?.took(row);
    account?.isTaken();
    return yield* tableOfRecords(records);
  }
  const reader = readerOf(text);
  if (reader) {
    const most = reader === notesOf ? NOTES_MAX : WHOLE_FILE_MAX;
    const file = decoderOf(kind.encoding).decode(await whole(all, most));
    for (const line of sourceLines(file)) account?.took(line);
    account?.isTaken();
    // Records of JSON and XML are counted, whatever their lines.
    if (reader !== jsonRecords && reader !== xmlRecords) account?.goesByLine();
    return yield* tableOfRecords(reader(file));
  }
  const report = reportAt(text, start.length < LOOKED_AT_BYTES);
  if (report) return yield* table(reportRows(all, kind.encoding, report), false);
  const places = listedAt(text, kind.delimiter, start.length < LOOKED_AT_BYTES);
  if (places) return yield* table(listRows(all, kind.encoding, places));
  yield* table(csvRows(all, kind.encoding, kind.delimiter));
}

async function* workbookRows(bytes: ByteSource, choice: ReadingChoice): AsyncGenerator<TableRow> {
  const content = (await zipEntries(bytes)).get("content.xml");
  yield* content ? odsRows(bytes, content, choice) : xlsxRows(bytes, choice);
}

/** Whether no part of the file says anything alone. */
export function isReadWhole(start: Uint8Array, encoding: TextEncoding): boolean {
  const text = decoderOf(encoding).decode(start);
  return isWorkbook(start) || isHtml(text) || readerOf(text) !== null;
}

function readerOf(start: string): ((text: string) => CatRecord[]) | null {
  if (isGedcom(start)) return gedcomRecords;
  if (isJson(start)) return jsonRecords;
  if (isXml(start)) return xmlRecords;
  const lines = linesOf(start).slice(0, -1);
  if (catalogueRecords(lines)) return catalogueOf;
  if (areCards(lines)) return cardsOf;
  // Its titles and remarks look like notes.
  if (reportAt(start, start.length < LOOKED_AT_BYTES / 4)) return null;
  return areNotesOrChat(lines) ? notesOf : null;
}

const linesOf = (text: string) => text.replace(/^\uFEFF/u, "").split(/\r\n|\r|\n/u);
const catalogueOf = (text: string) => catalogueRecords(linesOf(text)) ?? [];
const cardsOf = (text: string) => cardRecords(linesOf(text));
const notesOf = (text: string) => notesIn(linesOf(text)) ?? [];

/** A page without a table: its text may be notes. */
function textRecords(page: string, rows: readonly TableRow[]): CatRecord[] | null {
  const isTable = rows.some(({ cells }) => cells.filter((cell) => cell.trim() !== "").length > 1);
  return isTable || page.length > NOTES_MAX ? null : notesIn(pageLines(page));
}

async function* noted(
  rows: AsyncIterable<TableRow>,
  account: LineAccount | undefined,
): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    account?.took(row);
    for (const beside of row.unread ?? []) account?.took(beside, "unread");
    yield row;
  }
}

/** Of the first rows the shape of the table is learnt; the others are read by it as they come. */
async function* tableRows(
  rows: AsyncIterable<TableRow>,
  {
    heading,
    onLayout,
    account,
    mayBeBlocks = heading === null,
    mayTurn = heading === null,
  }: TableReading,
): AsyncGenerator<TableRow> {
  const start: TableRow[] = [];
  const source = rows[Symbol.asyncIterator]();
  let next = await source.next();
  for (; !next.done && start.length < SHAPE_ROWS; next = await source.next())
    start.push(next.value);
  const sheets = start[0]?.sheets ? start.shift()!.sheets! : [];
  const blocks = mayBeBlocks ? litterBlocks(start) : null;
  if (blocks) {
    onLayout(layoutOf(sheets, null, start));
    const inner = { heading, onLayout: () => {}, account, mayBeBlocks: false };
    return yield* tableRows(unblocked(blocks, start, next, source), inner);
  }
  const cards = next.done && heading === null ? cardsInRows(start) : null;
  if (cards) {
    onLayout(layoutOf(sheets, null, start));
    return yield* tableOfRecords(cards);
  }
  const first = next.done && mayTurn && isTurned(start) ? turnedRows(start) : start;
  if (first === start) account?.goesByLine();
  const isWhole = next.done === true;
  const { shape, from } = shapeOf(first, isWhole, heading);
  onLayout(layoutOf(sheets, first === start ? (start[from - 1]?.line ?? 0) : null, start));
  const continued = rowContinued(shape.heading.cells);
  const body = bodyOf(shape, first.slice(from), account);
  // The last row waits for what may stand below it.
  let last = body.pop();
  if (last && isWhole) last = shape.ended(last);
  const inner = unfold(shape.heading, last ? [...body, last] : body, isWhole);
  const { rows: unfolded } = inner;
  account?.reads(inner.codes);
  yield inner.heading;
  for (const row of body) yield* unfolded(row);
  for (; !next.done; next = await source.next()) {
    const read = shape.read(next.value);
    if (read === null) continue;
    const whole = last ? continued(last, read, next.value) : null;
    if (last && !whole) yield* unfolded(last);
    last = whole ?? read;
  }
  if (last) yield* unfolded(isWhole ? last : shape.ended(last));
}

/** The rows of the table, with what rows below and further tables say of them. */
function bodyOf(
  shape: Shape,
  rows: readonly TableRow[],
  account: LineAccount | undefined,
): TableRow[] {
  const continued = rowContinued(shape.heading.cells);
  const again = rowsAgain(shape.heading.cells);
  const body: TableRow[] = [];
  for (const row of rows) {
    const read = shape.read(row);
    const above = body.at(-1);
    const whole = read && above ? continued(above, read, row) : null;
    const more = read && !whole && shape.isFurther ? again.joined(read, body) : null;
    if (whole) body[body.length - 1] = whole;
    else if (more) {
      body[more.place] = more.row;
      account?.isJoined(row, more.row.line);
    } else if (read) again.note(read, body.push(read) - 1);
  }
  return body;
}

interface TableReading extends Pick<ReadingChoice, "heading"> {
  readonly onLayout: (layout: FileLayout) => void;
  readonly account?: LineAccount | undefined;
  readonly mayBeBlocks?: boolean;
  readonly mayTurn?: boolean;
}

async function* unblocked(
  blocks: LitterBlocks,
  start: readonly TableRow[],
  next: IteratorResult<TableRow>,
  source: AsyncIterator<TableRow>,
): AsyncGenerator<TableRow> {
  for (const row of start) yield* blocks.read(row);
  for (let more = next; !more.done; more = await source.next()) yield* blocks.read(more.value);
  yield* blocks.ended();
}

async function* each(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  yield* rows;
}

async function peeked(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < LOOKED_AT_BYTES) {
    const next = await source.next();
    if (next.done) break;
    parts.push(Buffer.from(next.value));
    length += next.value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* parts;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  return { start: Buffer.concat(parts).subarray(0, LOOKED_AT_BYTES), all: all() };
}

async function whole(parts: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let length = 0;
  for await (const part of parts) {
    length += part.length;
    if (length > most) throw new FileTooLarge(most);
    kept.push(Buffer.from(part));
  }
  return Buffer.concat(kept);
}
