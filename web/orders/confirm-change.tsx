import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import {
  order_cancel_question,
  order_cancel_text,
  order_decline_question,
  order_decline_text,
  order_keep,
} from "@felistry/i18n/compiled/messages.js";
import { YesNoDialog } from "../ui/yes-no-dialog.tsx";
import { actionLabel } from "./order-words.ts";

interface ConfirmChangeProps {
  orderId: number;
  status: OrderStatus;
  /** Added to the question. */
  note?: string | undefined;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before an order ends permanently; Escape keeps it. */
export function ConfirmChange({ orderId, status, note, onConfirm, onKeep }: ConfirmChangeProps) {
  const cancels = status === "cancelled";
  return (
    <YesNoDialog
      title={
        cancels ? order_cancel_question({ id: orderId }) : order_decline_question({ id: orderId })
      }
      yes={actionLabel(status)}
      no={order_keep()}
      danger
      onYes={onConfirm}
      onNo={onKeep}
    >
      <p>{cancels ? order_cancel_text() : order_decline_text()}</p>
      {note && <p>{note}</p>}
    </YesNoDialog>
  );
}
