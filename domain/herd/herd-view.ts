/** How a member's cats are shown as a table: which of them, in which order, and what each may be called. */

export const HERD_VIEWS = ["cards", "table"] as const;
export type HerdView = (typeof HERD_VIEWS)[number];
/** From how many cats on they are a table unless the member has chosen. */
export const TABLE_FROM = 13;

/** Whose page they are on: the member's own, or others', of cats that the member has bred. */
export const HERD_SCOPES = ["own", "bred"] as const;
export type HerdScope = (typeof HERD_SCOPES)[number];

export const HERD_SORTS = [
  "newest",
  "name",
  "sex",
  "breed",
  "colour",
  "born",
  "number",
  "sire",
  "dam",
  "tags",
  "state",
] as const;
export type HerdSort = (typeof HERD_SORTS)[number];

/** A cat may be several of these at once. */
export const HERD_STATES = [
  "registered",
  "pending",
  "ad",
  "ordered",
  "reserved",
  "sold",
  "deceased",
] as const;
export type HerdState = (typeof HERD_STATES)[number];

export const HERD_AGES = ["kitten", "young", "adult"] as const;
export type HerdAge = (typeof HERD_AGES)[number];

/** Months at which a kitten becomes a young cat and that an adult one, as shows class them. */
const YOUNG_MONTHS = 8;
const ADULT_MONTHS = 12;

/** The births of an age on a day: after the first and up to the second, `yyyy-mm-dd`; null where there is no bound. */
export function birthsOf(
  age: HerdAge,
  today: string,
): { readonly after: string | null; readonly upTo: string | null } {
  const [young, adult] = [monthsBefore(today, YOUNG_MONTHS), monthsBefore(today, ADULT_MONTHS)];
  if (age === "kitten") return { after: young, upTo: null };
  return age === "young" ? { after: adult, upTo: young } : { after: null, upTo: adult };
}

/** The same day of an earlier month, or that month's last. */
function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
