/** What may wait for the club. The table `cases` knows the same kinds; `subject_id` is the id of the row in brackets. */
export const CASE_KINDS = [
  /** (applications) */
  "application",
  /** A change asked for of a registered cat. */
  "correction",
  /** The end of a registration. */
  "annulment",
  /** To or from another owner or club. */
  "transfer",
  /** A certificate that was lost. */
  "duplicate",
  /** No breeding from a cat for a time. */
  "ban",
  /** Titles and results of shows (credentials). */
  "title",
  /** Examinations and genetic tests (credentials). */
  "test",
  /** (litters) */
  "litter",
  /** Of an ad (ad_reports). */
  "report",
  /** A reported message (message_reports). */
  "message",
  /** (held_ads) */
  "held_ad",
  /** Two records of one cat. */
  "merge",
  /** Between the sides of an order. */
  "dispute",
] as const;
