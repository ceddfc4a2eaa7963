import { useState } from "react";
import type { z } from "zod";
import { Link } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { order as orderSchema } from "@felistry/contract/orders.ts";
import { nextStatuses, type OrderStatus } from "@felistry/domain/orders/status.ts";
import { error_fault, order_changed, order_number } from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmChange } from "./confirm-change.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { actionLabel, statusText, type OrderSide } from "./order-words.ts";
import styles from "./orders.module.css";

export type Order = z.output<typeof orderSchema>;

interface OrderCardProps {
  order: Order;
  /** `sell`: the reader is the seller; `buy`: the buyer. */
  side: OrderSide;
  /** The order has another status now: the list that holds it reads it anew. */
  onChanged: () => void;
}

/** These end an order for good, so they are asked about first. */
const ASKED: ReadonlySet<OrderStatus> = new Set(["declined", "cancelled"]);

export function OrderCard({ order, side, onChanged }: OrderCardProps) {
  const { call } = usePageTools();
  const [asking, setAsking] = useState<OrderStatus | null>(null);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ done: boolean; text: string } | null>(null);

  const change = async (status: OrderStatus) => {
    setAsking(null);
    setSending(true);
    setOutcome(null);
    try {
      await call("PUT /order/{id}/status", { params: { id: order.orders_id }, body: { status } });
      setOutcome({ done: true, text: order_changed({ status: statusText(status, side) }) });
      onChanged();
    } catch (error) {
      const told = error instanceof ApiFailure && error.status > 0 && error.status < 500;
      setOutcome({ done: false, text: told ? error.body.message : error_fault() });
    } finally {
      setSending(false);
    }
  };

  return (
    <article className={styles["order"]} aria-labelledby={`order-${order.orders_id}`}>
      <div className={styles["head"]}>
        <h3 id={`order-${order.orders_id}`}>{order_number({ id: order.orders_id })}</h3>
        <span className={styles["status"]} data-status={order.status}>
          {statusText(order.status, side)}
        </span>
      </div>
      <p className={styles["catName"]}>
        <Link to={paths.saleProfile(order.orders_cat_id)}>
          <CatName cat={order} />
        </Link>
      </p>
      <OrderFacts order={order} side={side} />
      <div className={styles["actions"]}>
        {nextStatuses(side === "sell" ? "seller" : "buyer", order.status).map((status) => (
          <Button
            key={status}
            small
            look={ASKED.has(status) ? "danger" : "primary"}
            disabled={sending}
            onClick={() => (ASKED.has(status) ? setAsking(status) : void change(status))}
          >
            {actionLabel(status)}
          </Button>
        ))}
      </div>
      <output>{outcome?.done && outcome.text}</output>
      <div role="alert">
        {outcome && !outcome.done && <p className={styles["failure"]}>{outcome.text}</p>}
      </div>
      {asking && (
        <ConfirmChange
          orderId={order.orders_id}
          status={asking}
          onConfirm={() => void change(asking)}
          onKeep={() => setAsking(null)}
        />
      )}
    </article>
  );
}
