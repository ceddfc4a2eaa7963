import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import {
  order_accept,
  order_cancel_order,
  order_complete,
  order_decline,
  order_status_accepted,
  order_status_cancelled,
  order_status_completed,
  order_status_declined,
  order_status_new,
  order_status_new_buyer,
} from "@felistry/i18n/compiled/messages.js";

/** Which of a member's two lists an order is in. */
export type OrderSide = "sell" | "buy";

/** An unanswered order is new to the seller, and under review to the buyer. */
export function statusText(status: OrderStatus, side: OrderSide): string {
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
