/** Where a page of the market begins: after the last ad shown, by its time of change and id. */
import { z } from "zod";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type TextOf } from "../http/handler.ts";
import type { SalesPageRow } from "./statements.ts";

const exactMoment = z.iso.datetime({ precision: 6 });
const NEWEST: [at: string, id: number] = ["infinity", 2_147_483_647];

export function positionAfter(cursor: string | undefined): { beforeAt: string; beforeId: number } {
  const [beforeAt, beforeId] = decodeCursor(cursor, [exactMoment, rowId]) ?? NEWEST;
  return { beforeAt, beforeId };
}

export function salesPage(
  row: SalesPageRow,
  limit: number,
  messageWhenEmpty: string,
): TextOf<"GET /sales/all-cats"> {
  const next = row.found > limit ? encodeCursor([row.last_at!, row.last_id!]) : null;
  return envelopeText(row.json, row.found === 0 ? messageWhenEmpty : "", { next });
}
