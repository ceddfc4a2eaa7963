/** The club's decision on a report: the ad is fine, or it is taken down. */
import type { Tx } from "../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler, type Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfTakenDown, mailsToReporters } from "./report-mails.ts";
import {
  closeReportsOfSale,
  dismissReport,
  lockReport,
  lockReportedCat,
  selectOpenReports,
  takeSaleDown,
} from "./report-statements.ts";

export const listReports: Handler<"GET /admin/reports"> = async (
  { query },
  { db, member, locale },
) => {
  const [afterId] = decodeCursor(query.cursor, [rowId]) ?? [0];
  const [page] = await selectOpenReports(db, {
    afterId,
    limit: query.limit,
    viewerId: member.id,
    locale,
  });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};

/** Locks the reported ad and its cat; nobody decides on their own ad. */
async function openReport(db: Tx, reportId: number, { id }: Member) {
  const [reported] = await lockReportedCat(db, { reportId });
  if (!reported) refuse("report_not_found");
  const [report] = await lockReport(db, { reportId, adminId: id });
  if (report?.is_own) refuse("own_ad");
  if (report?.status !== "open") refuse("report_decided");
  return reported;
}

export const dismiss: Handler<"PUT /admin/reports/{id}/dismiss"> = async (
  { params: { id } },
  { db, member, services },
) => {
  const { cat_id } = await openReport(db, id, member);
  const reporters = await dismissReport(db, { reportId: id, adminId: member.id });
  const mails = await mailsToReporters(db, cat_id, reporters, "dismissed", services.config);
  await services.jobs.enqueueMails(db, mails);
  return { data: { id, status: "dismissed" as const } };
};

export const takeDown: Handler<"PUT /admin/reports/{id}/take-down"> = async (
  { params: { id }, body: { reason } },
  { db, member, services },
) => {
  const { sale_id, cat_id } = await openReport(db, id, member);
  const reporters = await closeReportsOfSale(db, {
    saleId: sale_id,
    adminId: member.id,
    note: reason,
  });
  await takeSaleDown(db, { reportId: id, adminId: member.id, reason });
  const mails = await mailsToReporters(db, cat_id, reporters, "taken_down", services.config);
  const mail = await mailOfTakenDown(db, cat_id, reason, services.config);
  await services.jobs.enqueueMails(db, [mail, ...mails]);
  return { data: { id, status: "taken_down" as const } };
};
