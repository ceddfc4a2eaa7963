import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler } from "../../http/handler.ts";
import { matingRecord } from "./mating-record.ts";
import { selectMating, selectMatings } from "./statements.ts";

const NEWEST = 2_147_483_647;

export const getPlannedMating: Handler<"GET /planned-matings/{id}"> = async (
  { params: { id } },
  { db, member, locale },
) => ({ data: matingRecord((await selectMating(db, { id, locale }))[0]!, member.id) });

export const listMatings: Handler<"GET /planned-matings"> = async (
  { query: { cursor, limit } },
  { db, member, locale },
) => {
  const [beforeId] = decodeCursor(cursor, [rowId]) ?? [NEWEST];
  const rows = await selectMatings(db, { memberId: member.id, beforeId, limit: limit + 1, locale });
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? encodeCursor([shown.at(-1)!.id]) : null;
  return { data: shown.map((row) => matingRecord(row, member.id)), page: { next } };
};
