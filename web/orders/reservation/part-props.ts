import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import type { Reservation } from "@felistry/contract/orders/reservations.ts";

/** What every part of a reservation knows. */
export interface PartProps {
  readonly order: OrderSheet;
  readonly state: Reservation;
  /** Says what was done, and loads the order again. */
  readonly onDone: (said: string) => Promise<void>;
}
