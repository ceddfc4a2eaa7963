/** The head of an uploaded file, read from its stored parts. */
import type { Db } from "../../db/transaction.ts";
import { partSource } from "./part-source.ts";
import { readHead, type TableHead } from "./read-head.ts";
import { selectPart, selectSize } from "../statements.ts";
import type { ByteSource } from "../workbooks/zip-entries.ts";

export async function headOfKept(
  db: Db,
  id: number,
  said: Parameters<typeof readHead>[1] = {},
): Promise<TableHead> {
  const [first] = await selectPart(db, { id, place: 0 });
  async function* others(): AsyncGenerator<Uint8Array> {
    for (let place = 1; ; place++) {
      const [part] = await selectPart(db, { id, place });
      if (!part) return;
      yield part.bytes;
    }
  }
  return readHead({ start: first!.bytes, others, stored: await keptSource(db, id) }, said);
}

export async function keptSource(db: Db, id: number): Promise<ByteSource> {
  const [{ bytes } = { bytes: 0 }] = await selectSize(db, { id });
  return partSource(
    bytes,
    async (place) => (await selectPart(db, { id, place }))[0]?.bytes ?? null,
  );
}
