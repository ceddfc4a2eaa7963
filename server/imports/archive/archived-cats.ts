/** The table in one of our own archives. */
import { detectDelimiter, LOOKED_AT_BYTES } from "@felistry/domain/imports/detect.ts";
import { jsonRecords } from "@felistry/domain/imports/formats/json-records.ts";
import { tableOfRecords } from "@felistry/domain/imports/formats/records.ts";
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";
import { csvRows } from "../files/csv-rows.ts";
import { type ByteSource, unpacked, type ZipEntry, zipEntries } from "../workbooks/zip-entries.ts";

/** Of a herd of thousands, with all photos. */
export const ARCHIVE_ENTRIES_MAX = 50_000;
/** A longer one is read row by row. */
const JSON_MAX = 16 * 1024 * 1024;
const TABLE_MAX = 1024 * 1024 * 1024;
const TABLES = /^(?<folder>(?:[^/]+\/)?)cats\.(?<ending>json|csv)$/u;

export interface ArchivedTables {
  /** Some programs pack a folder of the archive's name. */
  readonly folder: string;
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly json: ZipEntry | undefined;
  readonly csv: ZipEntry | undefined;
}

/** Null if it is no archive of ours. */
export async function archivedTables(source: ByteSource): Promise<ArchivedTables | null> {
  const entries = await zipEntries(source, ARCHIVE_ENTRIES_MAX);
  for (const name of entries.keys()) {
    const folder = TABLES.exec(name)?.groups?.["folder"];
    if (folder === undefined || folder.startsWith("__")) continue;
    const [json, csv] = ["json", "csv"].map((ending) => entries.get(`${folder}cats.${ending}`));
    return { folder, entries, json, csv };
  }
  return null;
}

/** Yields the heading, then the cats. */
export async function* archivedRows(
  source: ByteSource,
  { json, csv }: ArchivedTables,
): AsyncGenerator<TableRow> {
  if (json && (json.size <= JSON_MAX || !csv)) {
    const pieces: Buffer[] = [];
    for await (const piece of unpacked(source, json, JSON_MAX)) pieces.push(piece);
    return yield* tableOfRecords(jsonRecords(Buffer.concat(pieces).toString("utf8")));
  }
  let start = "";
  for await (const piece of unpacked(source, csv!, TABLE_MAX)) {
    start += piece.toString("utf8");
    if (start.length > LOOKED_AT_BYTES) break;
  }
  yield* csvRows(unpacked(source, csv!, TABLE_MAX), "utf-8", detectDelimiter(start));
}
