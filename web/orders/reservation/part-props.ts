import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import type { Reservation } from "@felistry/contract/orders/reservations.ts";
import type { Sent } from "../../ui/form/use-conflict.ts";

/** What every part of a reservation knows. */
export interface PartProps {
  readonly order: OrderSheet;
  readonly state: Reservation;
  /** Says what was done, and loads the order again. */
  readonly onDone: (said: string) => Promise<void>;
  /** False if the order has moved meanwhile, so that the call was refused: then that is said, and the order shown as it is now. */
  readonly unlessMoved: (called: Promise<unknown>) => Promise<boolean>;
  /** Waits for the call, and says what was done unless the order has moved. */
  readonly step: (called: Promise<unknown>, said: () => string) => Promise<Sent>;
}
