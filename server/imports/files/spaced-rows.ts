/** Texts whose columns spaces part: lists, and reports with their heading on every page. */
import type { Delimiter } from "@felistry/domain/imports/detect.ts";
import type { TextEncoding } from "@felistry/domain/imports/encodings/text-encodings.ts";
import {
  cellsAt,
  fixedColumns,
  type Places,
} from "@felistry/domain/imports/formats/fixed-width.ts";
import { reportColumns, reportLine } from "@felistry/domain/imports/formats/report-lines.ts";
import { decoderOf } from "@felistry/domain/imports/formats/text-decoder.ts";
import { SHAPE_ROWS, type TableRow } from "@felistry/domain/imports/table-shape.ts";

const LEAST_LISTED = 3;

/** Where the columns of a list begin that spaces part; null for a table that the delimiter parts. */
export function listedAt(start: string, delimiter: Delimiter, isWhole: boolean): Places | null {
  const filled = firstLines(start, isWhole);
  const parted = filled.filter((line) => line.includes(delimiter)).length;
  const places = fixedColumns(filled.slice(0, SHAPE_ROWS));
  // A comma may stand in every row of a list, "0,1", and not between its headings.
  const isList = !filled[0]?.includes(delimiter) && (places?.length ?? 0) > LEAST_LISTED;
  return parted > filled.length / 2 && !isList ? null : places;
}

/** Those that have something on them. */
const firstLines = (start: string, isWhole: boolean) =>
  start
    .split(/\r\n|\r|\n|\f/u)
    .slice(0, isWhole ? undefined : -1)
    .filter((line) => line.trim() !== "");

export const reportAt = (start: string, isWhole: boolean) =>
  reportColumns(firstLines(start, isWhole).slice(0, SHAPE_ROWS));

export async function* reportRows(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
  places: Places,
): AsyncGenerator<TableRow> {
  for await (const { line, text } of linesIn(bytes, encoding)) {
    const { cells, isTitle } = reportLine(text, places);
    yield { line, cells, ...(isTitle && { kind: "title" }) };
  }
}

export async function* listRows(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
  places: Places,
): AsyncGenerator<TableRow> {
  for await (const { line, text } of linesIn(bytes, encoding))
    yield { line, cells: cellsAt(text, places) };
}

async function* linesIn(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
): AsyncGenerator<{ readonly line: number; readonly text: string }> {
  const decoder = decoderOf(encoding);
  let rest = "";
  let line = 0;
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r\n|\r(?!$)|\n/u);
    rest = lines.pop()!;
    for (const text of lines) yield { line: ++line, text };
  }
  rest += decoder.decode();
  if (rest !== "") yield { line: line + 1, text: rest };
}
