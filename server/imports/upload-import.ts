/** Uploads a table of cats: stored piece by piece, so that little of it is in memory, however large it is. */
import { guessColumns } from "@felistry/domain/imports/headings/guess-columns.ts";
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES } from "@felistry/domain/imports/limits.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireRoom } from "../storage/free-space.ts";
import { requireQuota } from "../storage/quota.ts";
import { headOfKept } from "./files/kept-file.ts";
import { needsWhole, readHead, type TableHead } from "./files/read-head.ts";
import { PART_BYTES } from "./files/part-source.ts";
import { recordOf } from "./record-of.ts";
import { releasePieces } from "./release-pieces.ts";
import {
  beginUpload,
  deleteImport,
  endUpload,
  forgetOldImports,
  type ImportRow,
  insertPart,
  setHead,
} from "./statements.ts";

const NAME_MAX = 100;
/** A form's overhead besides the file: boundaries, headers, names. */
const AROUND_BYTES = 64 * 1024;

/** Disk space per byte: the table and its cats, with the database's overhead. */
const ROOM_FOR_EACH = 8;

export const uploadImport: Handler<"POST /imports"> = async (
  _input,
  { db, file, member, services },
) => {
  if (!file) refuse("no_file");
  const parts = partsOf(file.content);
  try {
    const first = await parts.next();
    if (first.done) refuse("file_empty");
    if (file.announced > IMPORT_MAX_BYTES + AROUND_BYTES) refuseTooLarge();
    const { config } = services;
    await requireRoom(config, ROOM_FOR_EACH * file.announced);
    const row = await keepTable(db, member.id, file.name, first.value, parts, { ...file, config });
    return { data: recordOf(row) };
  } finally {
    // The rest of a refused table is discarded as it arrives.
    await parts.return(undefined);
  }
};

function refuseTooLarge(): never {
  refuse("import_too_large", { values: { megabytes: IMPORT_MAX_MEGABYTES } });
}

async function keepTable(
  db: Db,
  memberId: number,
  name: string,
  first: Buffer,
  others: AsyncIterable<Buffer>,
  { announced, config }: { announced: number; config: Config },
): Promise<ImportRow> {
  const isWhole = needsWhole(first);
  const head = isWhole ? UNREAD : await readHead({ start: first, others: nothing });
  await forgetOldImports(db, { memberId });
  await requireQuota(db, memberId, Math.max(announced, first.length), config, { isPicture: false });
  const [begun] = await beginUpload(db, {
    memberId,
    name: name.replaceAll("\u0000", "").slice(0, NAME_MAX),
    ...headRow(head),
  });
  if (!begun) refuse("import_busy");
  try {
    const bytes = await keepParts(db, begun.id, first, others);
    if (isWhole)
      await setHead(db, {
        id: begun.id,
        ...headRow(await headOfKept(db, { id: begun.id, memberId })),
      });
    const [row] = await endUpload(db, { id: begun.id, bytes });
    return row ?? refuse("import_busy");
  } catch (error) {
    await deleteImport(db, { id: begun.id });
    throw error;
  }
}

/** Of a file whose head needs its end. */
const UNREAD: TableHead = {
  encoding: "utf-8",
  delimiter: ",",
  dates: "day_first",
  layout: null,
  rows: [],
};

async function* nothing(): AsyncGenerator<Uint8Array> {}

function headRow({ encoding, delimiter, dates, layout, rows }: TableHead) {
  return {
    encoding,
    delimiter,
    columns: JSON.stringify(rows),
    mapping: JSON.stringify(guessColumns(rows[0] ?? [])),
    layout: layout && JSON.stringify(layout),
    dates,
  };
}

/** Pieces of equal size, however the data arrives. Each is valid only until the next, because they share one buffer. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  const place = Buffer.allocUnsafeSlow(PART_BYTES);
  let filled = 0;
  for await (const piece of content) {
    for (let read = 0; read < piece.length;) {
      const copied = piece.copy(place, filled, read);
      read += copied;
      filled += copied;
      if (filled < PART_BYTES) continue;
      yield place;
      filled = 0;
    }
  }
  if (filled > 0) yield place.subarray(0, filled);
}

async function keepParts(
  db: Db,
  id: number,
  first: Buffer,
  others: AsyncIterable<Buffer>,
): Promise<number> {
  let [place, bytes] = [0, 0];
  const keep = async (part: Buffer) => {
    bytes += part.length;
    if (bytes > IMPORT_MAX_BYTES) refuseTooLarge();
    const [kept] = await insertPart(db, { id, place: place++, bytes: part });
    if (!kept) refuse("import_busy");
    releasePieces(bytes, part.length);
  };
  await keep(first);
  for await (const part of others) await keep(part);
  return bytes;
}
