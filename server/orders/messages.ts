import type { Tx } from "../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { insertMessageReport, selectMessage, selectMessages } from "./message-statements.ts";
import { writeBesideOrder } from "./write-message.ts";

const NEWEST_ID = 2_147_483_647;

export const listMessages: Handler<"GET /order/{id}/messages"> = async (
  { params, query },
  { db, member, locale },
) => {
  const rows = await selectMessages(db, {
    threadId: params.id,
    memberId: member.id,
    beforeId: decodeCursor(query.cursor, [rowId])?.[0] ?? NEWEST_ID,
    limit: query.limit,
    locale,
  });
  const data = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([data.at(-1)!.id]) : null;
  return { data, page: { next } };
};

export const sendMessage: Handler<"POST /order/{id}/messages"> = async (
  { params, body },
  { db, member, services, today },
) => {
  const writer = { senderId: member.id, body };
  return {
    data: { message_id: await writeBesideOrder(db, params.id, writer, services, today) },
  };
};

export const reportMessage: Handler<"POST /order/{id}/messages/{messageId}/report"> = async (
  { params: { id, messageId }, body },
  { db, member },
) => {
  const [message] = await selectMessage(db, { threadId: id, messageId });
  return { data: { report_id: await storeReport(db, message, member.id, body.reason) } };
};

/** @returns the report's id */
export async function storeReport(
  db: Tx,
  message:
    | { readonly id: number; readonly sender_id: number; readonly text: string | null }
    | undefined,
  reporterId: number,
  reason: string,
): Promise<number> {
  if (!message || message.text === null) refuse("message_not_found");
  if (message.sender_id === reporterId) refuse("not_allowed");
  const [report] = await insertMessageReport(db, { messageId: message.id, reporterId, reason });
  return report?.id ?? refuse("message_reported");
}
