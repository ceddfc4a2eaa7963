import { useId } from "react";
import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import {
  order_cancel_question,
  order_cancel_text,
  order_decline_question,
  order_decline_text,
  order_keep,
} from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";
import { actionLabel } from "./order-words.ts";
import styles from "./orders.module.css";

interface ConfirmChangeProps {
  orderId: number;
  status: OrderStatus;
  /** Added to the question. */
  note?: string | undefined;
  onConfirm: () => void;
  onKeep: () => void;
}

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** Asks before an order ends permanently; Escape keeps it. */
export function ConfirmChange({ orderId, status, note, onConfirm, onKeep }: ConfirmChangeProps) {
  const id = useId();
  const cancels = status === "cancelled";
  return (
    <dialog ref={open} className={styles["question"]} aria-labelledby={id} onClose={onKeep}>
      <div>
        <h3 id={id}>
          {cancels
            ? order_cancel_question({ id: orderId })
            : order_decline_question({ id: orderId })}
        </h3>
        <p>{cancels ? order_cancel_text() : order_decline_text()}</p>
        {note && <p>{note}</p>}
        <Row>
          <Button look="danger" onClick={onConfirm}>
            {actionLabel(status)}
          </Button>
          <Button look="second" onClick={onKeep}>
            {order_keep()}
          </Button>
        </Row>
      </div>
    </dialog>
  );
}
