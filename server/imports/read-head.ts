import { type DateOrder, detectDateOrder } from "@felistry/domain/imports/dates.ts";
import {
  type Delimiter,
  detectDelimiter,
  detectEncoding,
  isWorkbook,
  LOOKED_AT_BYTES,
  type TextEncoding,
} from "@felistry/domain/imports/detect.ts";
import { refuse } from "../http/refusal.ts";
import { csvRows } from "./csv-rows.ts";

export interface TableHead {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  readonly dates: DateOrder;
  /** The heading, then the first rows. */
  readonly rows: readonly (readonly string[])[];
}

const SAMPLE_ROWS = 5;
const CELL_SHOWN = 60;

/** @throws if the bytes are not a table with a heading of at least two columns */
export async function readHead(
  bytes: Uint8Array,
  said: { encoding?: TextEncoding | undefined; delimiter?: Delimiter | undefined } = {},
): Promise<TableHead> {
  const start = bytes.subarray(0, LOOKED_AT_BYTES);
  if (isWorkbook(start)) refuse("import_workbook");
  const encoding = said.encoding ?? detectEncoding(start);
  const delimiter = said.delimiter ?? detectDelimiter(new TextDecoder(encoding).decode(start));
  const rows: (readonly string[])[] = [];
  try {
    for await (const { cells } of csvRows(only(start), encoding, delimiter)) {
      rows.push(cells.map((cell) => cell.replaceAll("\u0000", "").trim().slice(0, CELL_SHOWN)));
    }
  } catch {
    // The sample ends in the middle of a row, perhaps in a quoted cell.
    if (rows.length <= SAMPLE_ROWS) refuse("import_unreadable");
  }
  if ((rows[0]?.length ?? 0) < 2) refuse("import_unreadable");
  const dates = detectDateOrder(rows.flat());
  return { encoding, delimiter, dates, rows: rows.slice(0, SAMPLE_ROWS + 1) };
}

async function* only(part: Uint8Array): AsyncGenerator<Uint8Array> {
  yield part;
}
