import type { ReportReason } from "@felistry/domain/market/report-reasons.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export function reasonText(reason: ReportReason): string {
  const texts: Record<ReportReason, () => string> = {
    fraud: m.report_reason_fraud,
    wrong_data: m.report_reason_wrong_data,
    foreign_photos: m.report_reason_foreign_photos,
    welfare: m.report_reason_welfare,
    other: m.report_reason_other,
  };
  return texts[reason]();
}
