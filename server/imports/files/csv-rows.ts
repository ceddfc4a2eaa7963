import { decoderOf } from "@felistry/domain/imports/formats/text-decoder.ts";
import type { Duplex } from "node:stream";
import { parse } from "csv-parse";
import { type Delimiter, isDelimiterLine } from "@felistry/domain/imports/detect.ts";
import type { TextEncoding } from "@felistry/domain/imports/encodings/text-encodings.ts";
import { furtherQuotes } from "@felistry/domain/imports/formats/further-quotes.ts";

/** A row, and the line on which it ends, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A longer row is an unclosed quote, not a cat. */
const ROW_MAX_CHARACTERS = 20_000;
const COLUMNS_MAX = 100;

/** Yields the rows of a file, heading first (skipping Excel's delimiter line), without holding the file. @throws if the text is not a table */
export async function* csvRows(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
  delimiter: Delimiter,
): AsyncGenerator<CsvRow> {
  const parser: Duplex = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: ROW_MAX_CHARACTERS,
  });
  const feeding = feed(parser, bytes, encoding).catch((error: unknown) =>
    parser.destroy(error as Error),
  );
  let isFirst = true;
  let unquoted: ReturnType<typeof furtherQuotes> | undefined;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    const isSkipped = isFirst && isDelimiterLine(record);
    isFirst = false;
    if (isSkipped) continue;
    // A title above the table has one cell, of which nothing is told.
    if (unquoted === undefined && record.filter((cell) => cell.trim() !== "").length > 1)
      unquoted = furtherQuotes(record);
    const cells = unquoted ? record.map(unquoted) : record;
    yield { line: info.lines, cells: within(cells, COLUMNS_MAX) };
  }
  await feeding;
}

/** What is beyond the last column that is read stands in that one. */
function within(cells: readonly string[], most: number): readonly string[] {
  if (cells.length <= most) return cells;
  const rest = cells.slice(most - 1).filter((cell) => cell.trim() !== "");
  return [...cells.slice(0, most - 1), rest.join(" | ")];
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

async function feed(
  parser: NodeJS.WritableStream,
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
): Promise<void> {
  // Removes a byte order mark automatically.
  const decoder = decoderOf(encoding);
  for await (const part of bytes) {
    const text = decoder.decode(part, { stream: true });
    if (!parser.write(text)) await new Promise((resolve) => parser.once("drain", resolve));
  }
  parser.end(decoder.decode());
}
