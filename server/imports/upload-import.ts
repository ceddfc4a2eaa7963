/** A table of cats on its way in: kept piece by piece, so that however large it is, little of it is held. */
import { guessColumns } from "@felistry/domain/imports/columns.ts";
import { LOOKED_AT_BYTES } from "@felistry/domain/imports/detect.ts";
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES } from "@felistry/domain/imports/limits.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { readHead } from "./read-head.ts";
import { recordOf } from "./record-of.ts";
import {
  beginUpload,
  deleteImport,
  endUpload,
  forgetOldImports,
  insertPart,
} from "./statements.ts";

const NAME_MAX = 100;
const PART_BYTES = 256 * 1024;

export const uploadImport: Handler<"POST /imports"> = async (_input, { db, file, member }) => {
  if (!file) refuse("no_file");
  const parts = partsOf(file.content);
  const first = await parts.next();
  if (first.done) refuse("no_file");
  const { encoding, delimiter, dates, rows } = await readHead(
    first.value.subarray(0, LOOKED_AT_BYTES),
  );
  await forgetOldImports(db, member.id);
  const [begun] = await beginUpload(
    db,
    member.id,
    file.name.replaceAll("\u0000", "").slice(0, NAME_MAX),
    encoding,
    delimiter,
    JSON.stringify(rows),
    JSON.stringify(guessColumns(rows[0]!)),
    dates,
  );
  if (!begun) refuse("import_busy");
  try {
    const bytes = await keepParts(db, begun.id, first.value, parts);
    const [row] = await endUpload(db, begun.id, bytes);
    return { data: recordOf(row ?? refuse("import_busy")) };
  } catch (error) {
    await deleteImport(db, begun.id);
    throw error;
  }
};

/** Pieces of one size, whatever comes off the wire. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(waiting);
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
    if (bytes > IMPORT_MAX_BYTES)
      refuse("import_too_large", { values: { megabytes: IMPORT_MAX_MEGABYTES } });
    const [kept] = await insertPart(db, id, place++, part);
    if (!kept) refuse("import_busy");
  };
  await keep(first);
  for await (const part of others) await keep(part);
  return bytes;
}
