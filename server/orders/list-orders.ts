import { m } from "@felistry/i18n/compiled/messages.js";
import type { Json } from "../db/json-text.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { selectReceived, selectSent } from "./statements.ts";

const NEWEST_ID = 2_147_483_647;

function beforeId(cursor: string | undefined): number {
  return decodeCursor(cursor, [rowId])?.[0] ?? NEWEST_ID;
}

function ordersPage<Value>(
  { json, found, last_id }: { json: Json<Value>; found: number; last_id: number | null },
  limit: number,
  messageWhenEmpty: string,
) {
  return envelopeText(json, found === 0 ? messageWhenEmpty : "", {
    next: found > limit ? encodeCursor([last_id!]) : null,
  });
}

export const listReceivedOrders: Handler<"GET /order"> = async (
  { query },
  { db, locale, member },
) => {
  const [row] = await selectReceived(db, {
    memberId: member.id,
    beforeId: beforeId(query.cursor),
    limit: query.limit,
    locale,
  });
  return ordersPage(row!, query.limit, m.orders_none_received());
};

export const listSentOrders: Handler<"GET /order/buy"> = async (
  { query },
  { db, locale, member },
) => {
  const [row] = await selectSent(db, {
    memberId: member.id,
    beforeId: beforeId(query.cursor),
    limit: query.limit,
    locale,
  });
  return ordersPage(row!, query.limit, m.orders_none_sent());
};
