/** The cats that are read of a file of another program, by a choice of columns and with what is mended. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { LineAccount, type LinesLeft } from "@felistry/domain/imports/account/line-account.ts";
import { decoderOf } from "@felistry/domain/imports/formats/text-decoder.ts";
import { isLeft } from "@felistry/domain/imports/headings/left-columns.ts";
import type { ColumnMapping } from "@felistry/domain/imports/columns.ts";
import { type DateOrder, detectDateOrder } from "@felistry/domain/imports/dates.ts";
import {
  detectDelimiter,
  detectEncoding,
  LOOKED_AT_BYTES,
} from "@felistry/domain/imports/detect.ts";
import type { ImportFault } from "@felistry/domain/imports/faults.ts";
import type { CatValues } from "@felistry/domain/imports/read-cat.ts";
import { readRow } from "@felistry/domain/imports/read-row.ts";
import { NO_REPAIRS, type RepairBook } from "@felistry/domain/imports/repairs.ts";
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";
import { fileRows } from "@felistry/server/imports/files/file-rows.ts";
import { dataTable } from "@felistry/testkit/data-table.ts";

export interface ReadCat {
  readonly line: number;
  readonly values: CatValues;
  readonly cells: readonly string[];
  readonly said: readonly ImportFault[];
  /** What stands in columns that no field takes. */
  readonly beside: readonly string[];
}

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly left: LinesLeft;
}

export async function tableIn(path: string): Promise<Table> {
  return tableOf((await readFile(path)).subarray(0, LOOKED_AT_BYTES), createReadStream(path));
}

/** @param start the first bytes */
export async function tableOf(start: Uint8Array, bytes: AsyncIterable<Buffer>): Promise<Table> {
  const encoding = detectEncoding(start);
  const kind = { encoding, delimiter: detectDelimiter(decoderOf(encoding).decode(start)) };
  const all: TableRow[] = [];
  const account = new LineAccount();
  for await (const row of fileRows(bytes, { ...kind, account })) all.push(row);
  const [heading, ...rows] = all;
  return { headings: heading?.cells ?? [], rows, left: account.ended() };
}

/** What the member has set besides the columns. */
export interface Chosen {
  readonly repairs?: RepairBook;
  readonly dates?: DateOrder;
}

const ordered = (rows: readonly TableRow[]) =>
  detectDateOrder(rows.slice(0, 200).flatMap(({ cells }) => cells));

const TODAY = "2026-11-22";

export async function catsOf(
  { rows }: Table,
  mapping: ColumnMapping,
  { repairs = NO_REPAIRS, dates = ordered(rows) }: Chosen = {},
): Promise<ReadCat[]> {
  const rules = {
    breedOfName: await breedsByName(),
    dates,
    today: TODAY,
    registrationPrefix: "FEL",
    mapping,
    repairs,
  };
  const isOfNoField = isLeft(mapping);
  return rows.map(({ line, cells }): ReadCat => {
    const { values: read, faults: said } = readRow(line, cells, rules);
    const parents = { mother: read.mother_name, father: read.father_name };
    const values = { ...read, ...parents } as CatValues;
    const beside = cells.filter((cell, i) => cell.trim() !== "" && isOfNoField(i, cell));
    return { line, values, cells, said, beside };
  });
}

let names: Map<string, string> | undefined;
async function breedsByName(): Promise<Map<string, string>> {
  names ??= new Map(
    (await dataTable<"ems" | "name_en" | "name_ru">("breeds.csv")).flatMap((row) =>
      [row.name_en, row.name_ru].map((name) => [name.toLowerCase(), row.ems] as const),
    ),
  );
  return names;
}
