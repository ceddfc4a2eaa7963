export const ORDER_STATUSES = ["new", "accepted", "declined", "cancelled", "completed"] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who requests the change; nobody else may change an order. */
export type OrderParty = "seller" | "buyer";

export type OrderRefusal = "not_allowed" | "order_status_conflict";

/** For each status: who may set it, and from which states (decisions §5 and §10.11). */
const changes: Record<
  Exclude<OrderStatus, "new">,
  { by: OrderParty; from: readonly OrderStatus[] }
> = {
  accepted: { by: "seller", from: ["new"] },
  declined: { by: "seller", from: ["new"] },
  completed: { by: "seller", from: ["accepted"] },
  cancelled: { by: "buyer", from: ["new", "accepted"] },
};

/** A `new` or `accepted` order blocks a second order by the same buyer for the same ad. */
export function isOpen(status: OrderStatus): boolean {
  return status === "new" || status === "accepted";
}

/**
 * Why this party may not move the order from `from` to `to`; null if it may. A change reserved for the other party is
 * `not_allowed` in any state; one that belongs to this party but not now is `order_status_conflict`.
 */
export function refuseStatusChange(
  party: OrderParty,
  from: OrderStatus,
  to: OrderStatus,
): OrderRefusal | null {
  if (to === "new") return "order_status_conflict";
  const change = changes[to];
  if (change.by !== party) return "not_allowed";
  return change.from.includes(from) ? null : "order_status_conflict";
}

/** The statuses that this party can set now, which the order's buttons offer. */
export function nextStatuses(party: OrderParty, from: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => refuseStatusChange(party, from, to) === null);
}
