import type { Order } from "@felistry/contract/orders/orders.ts";
import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import {
  order_accept,
  order_cancel_order,
  order_complete,
  order_decline,
  order_end_died,
  order_end_gone,
  order_end_late,
  order_end_left,
  order_end_merged,
  order_end_not_for_breeding,
  order_end_sold,
  order_end_suspended,
  order_end_taken_down,
  order_status_accepted,
  order_status_cancelled,
  order_status_closed,
  order_status_completed,
  order_status_declined,
  order_status_new,
  order_status_new_buyer,
} from "@felistry/i18n/compiled/messages.js";

/** Which of a member's two lists an order is in. */
export type OrderSide = "sell" | "buy";

/** The status of the specification says "by the seller" of these too. */
const BY_NEITHER_SIDE: ReadonlySet<Order["ended"]> = new Set([
  "gone",
  "died",
  "not_for_breeding",
  "merged",
  "suspended",
  "taken_down",
]);

const TEXTS_OF_END: Readonly<
  Record<NonNullable<Order["ended"]>, ((about: { sex: string }) => string) | null>
> = {
  // The status says so.
  seller: null,
  buyer: null,
  late: order_end_late,
  sold: order_end_sold,
  gone: order_end_gone,
  died: order_end_died,
  not_for_breeding: order_end_not_for_breeding,
  merged: order_end_merged,
  suspended: order_end_suspended,
  left: order_end_left,
  taken_down: order_end_taken_down,
};

/** Why an order has ended, beyond what its status says. */
export const endText = ({ ended, sex }: Pick<Order, "ended" | "sex">): string | null =>
  ended === null ? null : (TEXTS_OF_END[ended]?.({ sex }) ?? null);

/** An unanswered order is new to the seller, and under review to the buyer. */
export function statusText(
  status: OrderStatus,
  side: OrderSide,
  ended: Order["ended"] = null,
): string {
  if (ended !== null && BY_NEITHER_SIDE.has(ended)) return order_status_closed();
  switch (status) {
    case "new":
      return side === "buy" ? order_status_new_buyer() : order_status_new();
    case "accepted":
      return order_status_accepted();
    case "declined":
      return order_status_declined();
    case "cancelled":
      return order_status_cancelled();
    case "completed":
      return order_status_completed();
  }
}

/** The label of the button that sets this status. */
export function actionLabel(status: OrderStatus): string {
  switch (status) {
    case "new":
    case "accepted":
      return order_accept();
    case "declined":
      return order_decline();
    case "cancelled":
      return order_cancel_order();
    case "completed":
      return order_complete();
  }
}
