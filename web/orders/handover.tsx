import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { TaskButton } from "../ui/task-button.tsx";
import type { Order } from "@felistry/contract/orders/orders.ts";
import type { OrderSide } from "./order-words.ts";
import styles from "./orders.module.css";

interface HandoverProps {
  readonly order: Order;
  readonly side: OrderSide;
  readonly onChanged: () => void;
}

/** After a completed order the seller offers the cat's page, and the buyer accepts it. */
export function Handover({ order: { orders_id, handover }, side, onChanged }: HandoverProps) {
  const { call } = usePageTools();
  if (handover === null || (handover === "possible" && side === "buy")) return null;

  const step = async () => {
    const params = { id: orders_id };
    await (side === "sell"
      ? call("POST /order/{id}/hand-over", { params })
      : call("PUT /order/{id}/hand-over", { params }));
    onChanged();
  };

  const isMyStep = side === "sell" ? handover === "possible" : handover === "offered";
  return (
    <>
      <output>{stateText(handover, side)}</output>
      {isMyStep && (
        <div className={styles["actions"]}>
          <TaskButton small work={step} busy={m.own_busy()}>
            {side === "sell" ? m.own_handover_offer() : m.own_handover_confirm()}
          </TaskButton>
        </div>
      )}
    </>
  );
}

function stateText(handover: Exclude<Order["handover"], null>, side: OrderSide): string {
  if (handover === "possible") return "";
  const sells = side === "sell";
  if (handover === "offered")
    return sells ? m.own_handover_offered_seller() : m.own_handover_offered_buyer();
  return sells ? m.own_handover_done_seller() : m.own_handover_done_buyer();
}
