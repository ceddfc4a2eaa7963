/** What may wait for the club. The table `cases` knows the same kinds; `subject_id` is the id of the row in brackets. */
export const CASE_KINDS = [
  /** (applications) */
  "application",
  /** A change asked for of a registered cat. */
  "correction",
  /** The end of a registration. */
  "annulment",
  /** From or to another club (transfers). */
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
  /** Two records of one cat (merge_requests). */
  "merge",
  /** Between the sides of an order. */
  "dispute",
] as const;

export type CaseKind = (typeof CASE_KINDS)[number];

/** Whoever is asked back may change what was sent of these; of the others only the answer is theirs. */
const AMENDED_KINDS = ["application", "correction", "transfer", "title", "test", "litter"] as const;

export const isAmendable = (kind: CaseKind): boolean =>
  (AMENDED_KINDS as readonly CaseKind[]).includes(kind);

export const CASE_STATES = ["waiting", "asked", "decided", "withdrawn"] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What is said about a case. Notes stay with the club; the site says that a decision was taken back or could not be carried out. */
export const CASE_MESSAGE_KINDS = [
  "question",
  "answer",
  /** The applicant has changed what the club was asked for. */
  "amended",
  "note",
  "first",
  "first_fell",
  /** The case has changed since the first confirmed it. */
  "first_outdated",
  "taken_back",
  "returned",
  "withdrawn",
] as const;
export type CaseMessageKind = (typeof CASE_MESSAGE_KINDS)[number];
