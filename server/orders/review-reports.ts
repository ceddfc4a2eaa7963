/** Reports of reviews and of answers to them, and the club's word on those. */
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfReviewReport } from "./review-mails.ts";
import {
  decideReviewReport,
  insertReviewReport,
  lockReviewReport,
  removeReviewWords,
  selectReviewReports,
} from "./review-report-statements.ts";

export const reportReview: Handler<"POST /order/{id}/reviews/{reviewId}/report"> = async (
  { params: { id: orderId, reviewId }, body: { reason } },
  { db, member },
) => {
  const key = { orderId, reviewId, memberId: member.id, reason };
  const [report] = await insertReviewReport(db, key);
  if (!report) refuse("review_not_found");
  if (report.id === null) refuse("review_reported");
  return { data: { report_id: report.id } };
};

export const listReviewReports: Handler<"GET /admin/review-reports"> = async (
  { query },
  { db, member, locale },
) => {
  const rows = await selectReviewReports(db, {
    afterId: decodeCursor(query.cursor, [rowId])?.[0] ?? 0,
    viewerId: member.id,
    limit: query.limit,
    locale,
  });
  const data = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([data.at(-1)!.id]) : null;
  return { data, page: { next } };
};

export const decideOnReview: Handler<"PUT /admin/review-reports/{id}"> = async (
  { params: { id }, body: { verdict } },
  { db, member, services },
) => {
  const [report] = await lockReviewReport(db, { reportId: id });
  if (!report) refuse("report_not_found");
  const { status, part, review_id, reporter_id, order_id, author_id, about_id } = report;
  if (member.id === author_id || member.id === about_id) refuse("not_allowed");
  if (status !== "open") refuse("report_decided");
  await decideReviewReport(db, { reportId: id, status: verdict, adminId: member.id });
  if (verdict === "removed") await removeReviewWords(db, { reviewId: review_id, part });
  const mails = await mailOfReviewReport(db, order_id, reporter_id, verdict, services.config);
  await services.jobs.enqueueMails(db, mails);
  return { data: { id, status: verdict } };
};
