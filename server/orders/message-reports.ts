/** The club's word on reported messages. */
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfMessageReport } from "./message-mails.ts";
import {
  decideMessageReport,
  lockMessageReport,
  removeMessage,
  selectMessageReports,
} from "./message-statements.ts";
import { mailOfReportedQuestion } from "./questions/question-mails.ts";

export const listMessageReports: Handler<"GET /admin/message-reports"> = async (
  { query },
  { db, member, locale },
) => {
  const rows = await selectMessageReports(db, {
    afterId: decodeCursor(query.cursor, [rowId])?.[0] ?? 0,
    viewerId: member.id,
    limit: query.limit,
    locale,
  });
  const data = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([data.at(-1)!.id]) : null;
  return { data, page: { next } };
};

export const decideOnMessage: Handler<"PUT /admin/message-reports/{id}"> = async (
  { params: { id }, body: { verdict } },
  { db, member, services },
) => {
  const [report] = await lockMessageReport(db, { reportId: id });
  if (!report) refuse("report_not_found");
  if (member.id === report.sender_id || member.id === report.reporter_id) refuse("not_allowed");
  if (report.status !== "open") refuse("report_decided");
  await decideMessageReport(db, { reportId: id, status: verdict, adminId: member.id });
  if (verdict === "removed" || report.has_sender_left)
    await removeMessage(db, { messageId: report.message_id });
  const { order_id, question_id, reporter_id } = report;
  const mail =
    order_id === null
      ? mailOfReportedQuestion(db, question_id!, reporter_id, verdict, services.config)
      : mailOfMessageReport(db, order_id, reporter_id, verdict, services.config);
  await services.jobs.enqueueMails(db, [await mail]);
  return { data: { id, status: verdict } };
};
