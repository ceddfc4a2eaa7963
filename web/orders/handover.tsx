import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { failureText } from "../ui/fault-report.ts";
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
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (handover === null || (handover === "possible" && side === "buy")) return null;

  const step = async () => {
    setSending(true);
    setFailure(null);
    try {
      const params = { id: orders_id };
      await (side === "sell"
        ? call("POST /order/{id}/hand-over", { params })
        : call("PUT /order/{id}/hand-over", { params }));
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  };

  const isMyStep = side === "sell" ? handover === "possible" : handover === "offered";
  return (
    <>
      <output>{stateText(handover, side)}</output>
      {isMyStep && (
        <div className={styles["actions"]}>
          <Button
            small
            disabled={sending}
            disabledReason={m.own_busy()}
            onClick={() => void step()}
          >
            {side === "sell" ? m.own_handover_offer() : m.own_handover_confirm()}
          </Button>
        </div>
      )}
      <Failure text={failure} />
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
