import { addDays } from "../calendar.ts";
import type { MoveName } from "./moves.ts";

/** An offer is open, and a cat is promised, for at most this long. */
export const OFFER_DAYS_MAX = 60;
export const HAND_OVER_DAYS_MAX = 366;
const OFFER_DAYS_USUAL = 7;

export interface OfferedTerms {
  readonly deposit: number;
  readonly open_until: string;
  readonly hand_over_by: string;
}

export type TermsFault = { readonly field: keyof OfferedTerms };

/** The first field of an offer that cannot be; null if all can. @param price what the buyer pays in all */
export function faultOfTerms(
  { deposit, open_until, hand_over_by }: OfferedTerms,
  price: number,
  today: string,
): TermsFault | null {
  if (deposit > price) return { field: "deposit" };
  if (open_until < today || open_until > addDays(today, OFFER_DAYS_MAX))
    return { field: "open_until" };
  if (hand_over_by < open_until || hand_over_by > addDays(today, HAND_OVER_DAYS_MAX))
    return { field: "hand_over_by" };
  return null;
}

/** How long an offer is open before the seller says so: a week, and never past the hand-over. @param handOverBy as far as it is typed */
export function offerUntilUsual(handOverBy: string, today: string): string {
  const usual = addDays(today, OFFER_DAYS_USUAL);
  return handOverBy >= today && handOverBy < usual ? handOverBy : usual;
}

/** What an order knows of its agreed day. */
export interface AgreedDay {
  readonly handOverBy: string | null;
  /** The accepted terms promise the deposit also for a hand-over that the seller has not offered in time. */
  readonly returnsIfLate: boolean;
  readonly buyerSignedOn: string | null;
  readonly offeredOn: string | null;
  /** The cat is not ready yet, and lacks the age, chip or vaccinations. */
  readonly isGateMissing: boolean;
  /** The cat is not ready yet, and lacks a paper that the buyer has to give. */
  readonly isBuyerAwaited: boolean;
}

/**
 * Whether the buyer may leave with the deposit since the agreed day has passed: a gate is missing, or only the seller
 * was left to act. A buyer who signs on the day itself or later, or has not given a paper, has made the delay.
 */
export function isLate(
  { handOverBy, returnsIfLate, buyerSignedOn, offeredOn, isGateMissing, isBuyerAwaited }: AgreedDay,
  today: string,
): boolean {
  if (handOverBy === null || handOverBy >= today) return false;
  const isSellersTurn =
    returnsIfLate && !isBuyerAwaited && buyerSignedOn !== null && buyerSignedOn < handOverBy;
  return isGateMissing || (isSellersTurn && (offeredOn === null || offeredOn > handOverBy));
}

/** The moves of a reservation that need no more than a button. */
export const PLAIN_MOVES = [
  "take_back",
  "refuse",
  "declare_deposit",
  "deny_deposit",
  "confirm_deposit",
  "pass_gates",
  "withdraw",
  "leave_late",
] as const satisfies readonly MoveName[];
export type PlainMove = (typeof PLAIN_MOVES)[number];

/** What a reader of a reservation goes through, in this order; an order without a deposit has one step less. */
export const STEPS = ["terms", "deposit", "contract", "gates", "handover"] as const;
export type Step = (typeof STEPS)[number];
