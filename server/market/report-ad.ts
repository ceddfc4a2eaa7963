import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { insertReport, lockForReport, reportedSale } from "./report-statements.ts";

export const reportAd: Handler<"POST /sales/{catId}/reports"> = async (
  { params, body },
  { db, member },
) => {
  await lockForReport(db, { catId: params.catId });
  const [sale] = await reportedSale(db, { catId: params.catId });
  if (!sale) refuse("ad_not_found", { values: { id: String(params.catId) } });
  if (ownsCat(sale, member.id)) refuse("own_ad");
  const [report] = await insertReport(db, {
    saleId: sale.id,
    reporterId: member.id,
    reason: body.reason,
    text: body.text,
  });
  return { data: { report_id: report!.id } };
};
