import { useRevalidator } from "react-router";
import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import type { Review } from "@felistry/contract/orders/reviews.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { ReasonDialog } from "../ui/reason-dialog.tsx";

interface ReviewReportProps {
  readonly order: OrderSheet;
  readonly review: Review;
  readonly onDone: (said: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Reports the other side's review, or its answer to the reader's own. */
export function ReviewReportDialog({ order, review, onDone, onClose }: ReviewReportProps) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      about={`report review ${review.id}`}
      title={m.review_report_title({
        name: order.side === "sell" ? order.client_name : order.seller_name,
      })}
      label={m.order_message_report_reason()}
      hint={m.review_report_hint()}
      submit={m.order_message_report()}
      keep={m.order_message_report_keep()}
      schema={() =>
        import("@felistry/contract/orders/messages.ts").then((c) => c.messageReportBody)
      }
      send={async (reason) => {
        const params = { id: order.orders_id, reviewId: review.id };
        await call("POST /order/{id}/reviews/{reviewId}/report", { params, body: { reason } });
        return m.order_message_report_sent();
      }}
      onSent={async (said) => {
        await revalidate();
        await onDone(said);
      }}
      onClose={onClose}
    />
  );
}
