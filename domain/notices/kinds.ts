/** What members are told of. Mails about the account itself (codes, links, suspensions) are no notices: they always go. */
export const NOTICE_KINDS = [
  "orders",
  "messages",
  "registration",
  "litters",
  "ownership",
  "certificates",
  "ads",
  "due",
  /** What waits at the club, for its administrators. */
  "club",
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** At once, all of a day in one letter, or on the site only. */
export const NOTICE_MAILS = ["now", "daily", "off"] as const;

export type NoticeMail = (typeof NOTICE_MAILS)[number];

/** Until a member has chosen. */
export const USUAL_MAIL: NoticeMail = "now";

/** When the daily letter is written, UTC: before breakfast in Europe. */
const LETTER_HOUR = 5;

export const NOTICE_DAYS = 365;

/** The moment whose notices today's letter has; null before its hour. */
export function letterMoment(now: Date): Date | null {
  if (now.getUTCHours() < LETTER_HOUR) return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), LETTER_HOUR));
}

/** Beyond it the bell says "99+". */
export const UNREAD_COUNTED = 100;
