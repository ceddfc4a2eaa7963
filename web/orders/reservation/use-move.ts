import type { PlainMove } from "@felistry/domain/orders/reservation.ts";
import { usePageTools } from "../../page-tools.ts";
import { useTask } from "../../ui/use-task.ts";
import type { PartProps } from "./part-props.ts";

/** A button's move of the reservation; `said` tells the reader what was done. */
export function useMove({ order, onDone }: PartProps, move: PlainMove, said: () => string) {
  const { call } = usePageTools();
  return useTask(async () => {
    await call("PUT /order/{id}/reservation", { params: { id: order.orders_id }, body: { move } });
    await onDone(said());
    return "";
  });
}
