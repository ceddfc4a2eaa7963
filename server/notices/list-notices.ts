import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { countUnread, markRead, markReadAt, selectNotices } from "./notice-statements.ts";

const NEWEST = 2_147_483_647;

export const listNotices: Handler<"GET /me/notices"> = async ({ query }, { db, member }) => {
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const [row] = await selectNotices(db, { memberId: member.id, beforeId, limit: query.limit });
  const next = row!.found > query.limit ? encodeCursor([row!.last_id!]) : null;
  return envelopeText(row!.json, "", { next });
};

export const countUnreadNotices: Handler<"GET /me/notices/unread"> = async (
  _input,
  { db, member },
) => ({ data: (await countUnread(db, { memberId: member.id }))[0]! });

const ORDER_PAGE = /^\/my\/orders\/(\d{1,9})$/;

/** Read on one device, read on all. */
export const readNotices: Handler<"PUT /me/notices/read"> = async ({ body }, { db, member }) => {
  const memberId = member.id;
  if (body.id !== undefined)
    await markRead(db, { memberId, id: body.id, withOlder: body.with_older });
  else {
    const path = body.path!;
    const [, order] = ORDER_PAGE.exec(path) ?? [];
    await markReadAt(db, {
      memberId,
      path,
      orderId: order === undefined ? null : Number(order),
    });
  }
  return { data: (await countUnread(db, { memberId: member.id }))[0]! };
};
