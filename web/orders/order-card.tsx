import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { Order } from "@felistry/contract/orders/orders.ts";
import { nextStatuses, type OrderStatus } from "@felistry/domain/orders/status.ts";
import { order_changed, order_number, order_sending } from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { ConfirmChange } from "./confirm-change.tsx";
import { Handover } from "./handover.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { actionLabel, endText, statusText, type OrderSide } from "./order-words.ts";
import styles from "./orders.module.css";
import { useStatusChange } from "./use-status-change.ts";

interface OrderCardProps {
  order: Order;
  /** On the order's own page the number is the page's title. */
  isPage?: boolean;
  /** What becomes of the deposit if the buyer cancels, asked before it. */
  cancelNote?: string;
  /** `sell`: the reader is the seller; `buy`: the buyer. */
  side: OrderSide;
  /** Called when the order's status has changed, so that the list reloads it. */
  onChanged: () => void;
}

/** These end an order permanently and must be confirmed. */
const ASKED: ReadonlySet<OrderStatus> = new Set(["declined", "cancelled"]);

export function OrderCard({ order, isPage = false, cancelNote, side, onChanged }: OrderCardProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<OrderStatus | null>(null);
  const Title = isPage ? "h1" : "h3";
  const change = useStatusChange(order.orders_id, onChanged);
  const offered = nextStatuses(side === "sell" ? "seller" : "buyer", order.stage);

  const changeTo = async (status: OrderStatus) => {
    setAsking(null);
    await change.to(status);
    // The pressed button is gone; keyboard users continue at the order.
    title.current?.focus({ preventScroll: true });
  };

  return (
    <article className={styles["order"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <Title id={id} ref={title} tabIndex={-1}>
          {isPage ? (
            order_number({ id: order.orders_id })
          ) : (
            <Link to={paths.myOrder(order.orders_id)}>{order_number({ id: order.orders_id })}</Link>
          )}
        </Title>
        <span className={styles["status"]} data-status={order.status}>
          {statusText(order.status, side, order.ended)}
        </span>
      </div>
      <p className={styles["catName"]}>
        <Link to={paths.cat(order.orders_cat_id)}>
          <CatName cat={order} />
        </Link>
      </p>
      {endText(order) && <p>{endText(order)}</p>}
      <OrderFacts order={order} side={side} />
      <StatusButtons
        offered={offered}
        sending={change.sending}
        onChosen={(status) => (ASKED.has(status) ? setAsking(status) : void changeTo(status))}
      />
      <Handover order={order} side={side} onChanged={onChanged} />
      <output className={styles["done"]}>
        {change.done && order_changed({ status: statusText(change.done, side) })}
      </output>
      <Failure text={change.failure} />
      {asking && (
        <ConfirmChange
          orderId={order.orders_id}
          status={asking}
          note={asking === "cancelled" ? cancelNote : undefined}
          onConfirm={() => void changeTo(asking)}
          onKeep={() => setAsking(null)}
        />
      )}
    </article>
  );
}

function StatusButtons({
  offered,
  sending,
  onChosen,
}: {
  offered: readonly OrderStatus[];
  sending: boolean;
  onChosen: (status: OrderStatus) => void;
}) {
  if (offered.length === 0) return null;
  return (
    <div className={styles["actions"]}>
      {offered.map((status) => (
        <Button
          key={status}
          small
          look={ASKED.has(status) ? "danger" : "primary"}
          disabled={sending}
          disabledReason={order_sending()}
          onClick={() => onChosen(status)}
        >
          {actionLabel(status)}
        </Button>
      ))}
    </div>
  );
}
