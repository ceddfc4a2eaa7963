/** What may be wrong with an ad. */
export const REPORT_REASONS = [
  "fraud",
  "wrong_data",
  "foreign_photos",
  "welfare",
  "other",
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
