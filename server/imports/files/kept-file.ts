/** The head of an uploaded file, read from its stored parts. */
import type { Db } from "../../db/transaction.ts";
import { partSource } from "./part-source.ts";
import { headInThread } from "./head-thread.ts";
import { type HeadSaid, needsWhole, readHead, type TableHead } from "./read-head.ts";
import { selectPart, selectSize } from "../statements.ts";
import type { ByteSource } from "../workbooks/zip-entries.ts";

/** @param of the import, and whose it is */
export async function headOfKept(
  db: Db,
  { id, memberId }: { readonly id: number; readonly memberId: number },
  said: HeadSaid = {},
): Promise<TableHead> {
  const pieceAt = async (place: number) => (await selectPart(db, { id, place }))[0]?.bytes ?? null;
  const start = (await pieceAt(0))!;
  if (!needsWhole(start)) return readHead({ start, others: nothing }, said);
  const [{ bytes } = { bytes: 0 }] = await selectSize(db, { id });
  return headInThread({ party: String(memberId), bytes, said, pieceAt });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

export async function keptSource(db: Db, id: number): Promise<ByteSource> {
  const [{ bytes } = { bytes: 0 }] = await selectSize(db, { id });
  return partSource(
    bytes,
    async (place) => (await selectPart(db, { id, place }))[0]?.bytes ?? null,
  );
}
