import { decoderOf } from "@felistry/domain/imports/formats/text-decoder.ts";
import { type DateOrder, detectDateOrder } from "@felistry/domain/imports/dates.ts";
import {
  type Delimiter,
  detectDelimiter,
  detectEncoding,
  isOldWorkbook,
  isWorkbook,
  LOOKED_AT_BYTES,
} from "@felistry/domain/imports/detect.ts";
import type { TextEncoding } from "@felistry/domain/imports/encodings/text-encodings.ts";
import {
  BY_ITSELF,
  type FileLayout,
  NO_TABLE,
  type ReadingChoice,
  unfollowed,
} from "@felistry/domain/imports/reading.ts";
import { programOf } from "@felistry/domain/imports/programs.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import { FileTooLarge, fileRows, isReadWhole } from "./file-rows.ts";
import type { ByteSource } from "../workbooks/zip-entries.ts";

export interface TableHead {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  readonly dates: DateOrder;
  /** Null of a file that is no table. */
  readonly layout: FileLayout | null;
  /** The heading, then the first rows. */
  readonly rows: readonly (readonly string[])[];
}

const SAMPLE_ROWS = 5;
const DATED_ROWS = 500;
const CELL_SHOWN = 60;

/** The start of a file; what is read whole needs the others of its bytes too. */
export interface FileParts {
  readonly start: Uint8Array;
  others(): AsyncIterable<Uint8Array>;
  /** If it is stored already. */
  readonly stored?: ByteSource;
}

/** What the member has said of the file. */
export interface HeadSaid {
  readonly encoding?: TextEncoding | undefined;
  readonly delimiter?: Delimiter | undefined;
  readonly choice?: ReadingChoice | undefined;
}

/** Whether the first bytes are of a file of which no part can be read alone: a workbook, GEDCOM, JSON. */
export function needsWhole(start: Uint8Array): boolean {
  return isReadWhole(
    start.subarray(0, LOOKED_AT_BYTES),
    detectEncoding(start.subarray(0, LOOKED_AT_BYTES)),
  );
}

/** @throws if the bytes are not a table with a heading of at least two columns */
export async function readHead(
  { start: first, others, stored }: FileParts,
  said: HeadSaid = {},
): Promise<TableHead> {
  const start = first.subarray(0, LOOKED_AT_BYTES);
  const encoding = said.encoding ?? (isWorkbook(start) ? "utf-8" : detectEncoding(start));
  const delimiter = said.delimiter ?? detectDelimiter(decoderOf(encoding).decode(start));
  const rows: (readonly string[])[] = [];
  const bytes = needsWhole(start) ? joined(first, others()) : only(start);
  const { choice = BY_ITSELF } = said;
  let layout: FileLayout | null = null;
  const onLayout = (seen: FileLayout) => {
    layout = { ...seen, rows: seen.rows.map((row) => ({ ...row, cells: shown(row.cells) })) };
  };
  try {
    for await (const { cells } of fileRows(bytes, {
      encoding,
      delimiter,
      stored,
      choice,
      onLayout,
    })) {
      rows.push(shown(cells));
      if (rows.length > DATED_ROWS) break;
    }
  } catch (error) {
    if (error instanceof FileTooLarge)
      refuse("import_too_large", { values: { megabytes: error.megabytes } });
    if (error instanceof Refusal) throw error;
    // The sample ends in the middle of a row, perhaps in a quoted cell.
    if (isWorkbook(start)) refuse("import_workbook");
    if (rows.length <= SAMPLE_ROWS) refuse("import_unreadable");
  }
  const unfit = unfollowed(choice, layout);
  if (unfit) refuse("bad_input", { fields: [{ field: unfit, code: "invalid" }] });
  if ((rows[0]?.length ?? 0) < 2) refuse("import_unreadable");
  const dates = detectDateOrder(rows.flat());
  return {
    encoding,
    delimiter,
    dates,
    layout: withProgram(layout, start, encoding),
    rows: rows.slice(0, SAMPLE_ROWS + 1),
  };
}

function withProgram(
  layout: FileLayout | null,
  start: Uint8Array,
  encoding: TextEncoding,
): FileLayout | null {
  const isText = !isWorkbook(start) && !isOldWorkbook(start);
  const text = isText ? decoderOf(encoding).decode(start.subarray(0, PROGRAM_WITHIN)) : "";
  const program = programOf(text, layout?.rows ?? []);
  return program === null ? layout : { ...(layout ?? NO_TABLE), program };
}

/** A file says by what it was written where it begins. */
const PROGRAM_WITHIN = 8_192;

/** What is cut is seen to be. */
const shown = (cells: readonly string[]) =>
  cells.map((cell) => {
    const text = cell.replaceAll("\u0000", "").trim();
    return text.length > CELL_SHOWN ? `${text.slice(0, CELL_SHOWN - 1)}…` : text;
  });

async function* only(part: Uint8Array): AsyncGenerator<Uint8Array> {
  yield part;
}

async function* joined(
  first: Uint8Array,
  others: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first;
  yield* others;
}
