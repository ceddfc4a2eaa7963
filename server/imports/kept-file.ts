/** The head of an uploaded file, read from its stored parts. */
import type { Db } from "../db/transaction.ts";
import { readHead, type TableHead } from "./read-head.ts";
import { selectPart } from "./statements.ts";

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
  return readHead({ start: first!.bytes, others }, said);
}
