import { decideMove, type MoveName, NEEDS } from "./moves.ts";
import { isOpenStage, type Stage } from "./stages.ts";

export const ORDER_STATUSES = ["new", "accepted", "declined", "cancelled", "completed"] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The specification's status of an order at this stage. */
export function statusOf(stage: Stage): OrderStatus {
  if (stage === "new" || stage === "declined" || stage === "cancelled") return stage;
  return isOpenStage(stage) ? "accepted" : "completed";
}

/** A `new` or `accepted` order blocks a second order by the same buyer for the same ad. */
export function isOpen(status: OrderStatus): boolean {
  return status === "new" || status === "accepted";
}

/** Who requests the change; nobody else may change an order. */
export type OrderParty = "seller" | "buyer";

export type OrderRefusal = "not_allowed" | "order_status_conflict";

/** The moves that the specification's call makes, by the status it sets. */
const moveTo: Record<Exclude<OrderStatus, "new">, MoveName> = {
  accepted: "accept",
  declined: "decline",
  completed: "complete",
  cancelled: "cancel",
};

/** The stage says whether it may be set; what the move needs besides is the server's to check. */
const ALL_NEEDS: ReadonlySet<(typeof NEEDS)[number]> = new Set(NEEDS);

/**
 * Why this party may not set the status `to`; null if it may. A change reserved for the other party is `not_allowed` at
 * any stage; one that belongs to this party but not now is `order_status_conflict`.
 */
export function refuseStatusChange(
  party: OrderParty,
  from: Stage,
  to: OrderStatus,
): OrderRefusal | null {
  if (to === "new") return "order_status_conflict";
  const decided = decideMove({ stage: from }, moveTo[to], party, ALL_NEEDS);
  return "refused" in decided ? (decided.refused as OrderRefusal) : null;
}

/** The statuses that this party can set now, which the order's buttons offer. */
export function nextStatuses(party: OrderParty, from: Stage): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => refuseStatusChange(party, from, to) === null);
}
