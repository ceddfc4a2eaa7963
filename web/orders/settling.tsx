import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import { isDisputeOver } from "@felistry/domain/disputes/moves.ts";
import { movesAt } from "@felistry/domain/orders/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { TaskButton } from "../ui/task-button.tsx";
import { DisputeLink } from "./dispute-link.tsx";
import styles from "./orders.module.css";

interface SettlingProps {
  readonly order: OrderSheet;
  readonly onDone: (said: string) => Promise<void>;
}

/** Each side says for itself that everything is settled; a side that is silent holds it up until the day that is shown. */
export function Settling({ order, onDone }: SettlingProps) {
  const { call, locale } = usePageTools();
  const settle = async () => {
    const { data } = await call("PUT /order/{id}/settle", { params: { id: order.orders_id } });
    await onDone(data.stage === "settled" ? m.review_settled() : m.review_settle_noted());
  };
  if (isDisputed(order))
    return (
      <>
        <p>{m.review_settle_disputed()}</p>
        <DisputeLink order={order} />
      </>
    );
  const isMine = movesAt(order.stage, order.side === "sell" ? "seller" : "buyer").includes(
    "settle",
  );
  return (
    <>
      <p>
        {leadOf(order, isMine)}
        {order.settles_on !== null && (
          <> {m.review_settle_by({ day: shortDate(order.settles_on, locale) })}</>
        )}
      </p>
      {isMine && (
        <div className={styles["actions"]}>
          <TaskButton work={settle} busy={m.own_busy()}>
            {m.review_settle()}
          </TaskButton>
        </div>
      )}
      <DisputeLink order={order} />
    </>
  );
}

const isDisputed = ({ dispute }: OrderSheet): boolean =>
  dispute !== null && dispute !== "possible" && !isDisputeOver(dispute);

function leadOf(order: OrderSheet, isMine: boolean): string {
  if (!isMine) return m.review_settle_said();
  if (order.stage === "handed_over") return m.review_settle_lead();
  return m.review_settle_other({
    name: order.side === "sell" ? order.client_name : order.seller_name,
  });
}
