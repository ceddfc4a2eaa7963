import type { Ending } from "./moves.ts";
import { isReservedStage, type Stage } from "./stages.ts";

/**
 * What becomes of a deposit: `none` was declared; `unconfirmed`: declared, and the seller has not said that it arrived;
 * `counted` towards the price.
 */
export const DEPOSIT_FATES = ["none", "unconfirmed", "returned", "kept", "counted"] as const;
export type DepositFate = (typeof DEPOSIT_FATES)[number];

/** The part of the accepted terms that concerns the deposit. */
export interface DepositTerms {
  /** 0 if no deposit is agreed. */
  readonly deposit: number;
  /** The seller keeps it if the buyer withdraws. In all other cases it is returned. */
  readonly keptIfBuyerLeaves: boolean;
}

/** What becomes of the deposit when an order goes from `from` to an end or to the hand-over; null if that decides nothing. */
export function depositAfter(
  from: Stage,
  to: Stage,
  ending: Ending | null,
  { deposit, keptIfBuyerLeaves }: DepositTerms,
): DepositFate | null {
  const ends = to === "declined" || to === "cancelled";
  if (!ends && to !== "handed_over") return null;
  if (deposit === 0 || !isReservedStage(from) || from === "agreed") return "none";
  if (to === "handed_over") return "counted";
  if (from === "deposit_declared") return "unconfirmed";
  return to === "cancelled" && ending !== "late" && keptIfBuyerLeaves ? "kept" : "returned";
}
