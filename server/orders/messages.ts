import { mayWrite } from "@felistry/domain/orders/correspondence.ts";
import { ownUpload } from "../documents/queries.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfMessage } from "./message-mails.ts";
import {
  insertMessage,
  insertMessageReport,
  insertPictures,
  selectCorrespondence,
  selectMessage,
  selectMessages,
} from "./message-statements.ts";

const NEWEST_ID = 2_147_483_647;

export const listMessages: Handler<"GET /order/{id}/messages"> = async (
  { params, query },
  { db, member, locale },
) => {
  const rows = await selectMessages(db, {
    orderId: params.id,
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
  const [order] = await selectCorrespondence(db, {
    orderId: params.id,
    memberId: member.id,
  });
  if (order!.has_other_left) refuse("other_side_left");
  if (!mayWrite(order!.stage, order!.changed_on, today)) refuse("correspondence_over");
  for (const path of body.pictures) await ownUpload(db, path, member.id, "message");
  const [message] = await insertMessage(db, {
    orderId: params.id,
    senderId: member.id,
    text: body.text,
  });
  await insertPictures(db, { messageId: message!.id, paths: body.pictures });
  const mail = await mailOfMessage(db, params.id, member.id, body, services.config);
  await services.jobs.enqueueMails(db, mail);
  return { data: { message_id: message!.id } };
};

export const reportMessage: Handler<"POST /order/{id}/messages/{messageId}/report"> = async (
  { params: { id, messageId }, body },
  { db, member },
) => {
  const [message] = await selectMessage(db, { orderId: id, messageId });
  if (!message || message.text === null) refuse("message_not_found");
  if (message.sender_id === member.id) refuse("not_allowed");
  const [report] = await insertMessageReport(db, {
    messageId,
    reporterId: member.id,
    reason: body.reason,
  });
  if (!report) refuse("message_reported");
  return { data: { report_id: report.id } };
};
