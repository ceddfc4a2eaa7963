import type { Duplex } from "node:stream";
import { parse } from "csv-parse";
import {
  type Delimiter,
  isDelimiterLine,
  type TextEncoding,
} from "@felistry/domain/imports/detect.ts";

/** A row and the line of the file in which it ends, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row longer than this is an unclosed quote, not a cat. */
const ROW_MAX_CHARACTERS = 20_000;
const COLUMNS_MAX = 100;

/** The rows of a file as they come, its heading first (a line for Excel above it is left out); only what is being read is held. @throws on text that is no table */
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
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    const isSkipped = isFirst && isDelimiterLine(record);
    isFirst = false;
    if (!isSkipped) yield { line: info.lines, cells: record.slice(0, COLUMNS_MAX) };
  }
  await feeding;
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
  // Takes a byte order mark off by itself.
  const decoder = new TextDecoder(encoding);
  for await (const part of bytes) {
    const text = decoder.decode(part, { stream: true });
    if (!parser.write(text)) await new Promise((resolve) => parser.once("drain", resolve));
  }
  parser.end(decoder.decode());
}
