/** Memberships of the club: a year, a kind, a fee, and when it is due. No money passes through the site. */
import { addDays } from "../calendar.ts";

export const MEMBERSHIP_KINDS = ["full", "family", "youth", "supporting"] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

export const MEMBERSHIP_STATES = ["asked", "overdue", "paid"] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** Whoever asks late has this long to pay. */
export const LEAST_DAYS_TO_PAY = 30;
/** One reminder comes so long before the last day, and one so long after it. */
export const REMINDED_DAYS_BEFORE = 14;
export const REMINDED_DAYS_AFTER = 7;
/** A year can be asked for from the autumn before it. */
const NEXT_YEAR_FROM_MONTH = 10;

/** The day by which a membership asked for on `asked` is to be paid. */
export function dueOn(feeDue: string, asked: string): string {
  const least = addDays(asked, LEAST_DAYS_TO_PAY);
  return feeDue > least ? feeDue : least;
}

export function membershipState(
  { paid_at, due_on }: { readonly paid_at: string | null; readonly due_on: string },
  today: string,
): MembershipState {
  if (paid_at !== null) return "paid";
  return due_on < today ? "overdue" : "asked";
}

/** The years that a member can ask for: this one, and towards its end the next. */
export function openYears(today: string): number[] {
  const year = Number(today.slice(0, 4));
  return Number(today.slice(5, 7)) >= NEXT_YEAR_FROM_MONTH ? [year, year + 1] : [year];
}
