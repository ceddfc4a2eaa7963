import { m } from "@felistry/i18n/compiled/messages.js";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler, type JsonText } from "../http/handler.ts";
import { selectReceived, selectSent, type OrdersPageRow } from "./statements.ts";

const NEWEST_ID = 2_147_483_647;

function beforeId(cursor: string | undefined): number {
  return decodeCursor(cursor, [rowId])?.[0] ?? NEWEST_ID;
}

function ordersPage(row: OrdersPageRow, limit: number, messageWhenEmpty: string): JsonText {
  return envelopeText(row.json, row.found === 0 ? messageWhenEmpty : "", {
    next: row.found > limit ? encodeCursor([row.last_id!]) : null,
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
