import { Link, useRevalidator } from "react-router";
import {
  my_show_buy_orders,
  my_show_sell_orders,
  orders_none_received,
  orders_none_sent,
  questions_title,
} from "@felistry/i18n/compiled/messages.js";
import type { Order } from "../../orders/load-orders.ts";
import { OrderCard } from "../../orders/order-card.tsx";
import { paths } from "../../paths.ts";
import { PageLinks } from "../../ui/page-links.tsx";
import { EmptyPage } from "../../ui/lists/empty-page.tsx";
import styles from "./my.module.css";

export function MyOrders({
  orders,
  side,
  next,
}: {
  orders: readonly Order[];
  side: "sell" | "buy";
  next: string | null;
}) {
  const { revalidate } = useRevalidator();
  return (
    <section className={styles["list"]} aria-labelledby="my-list">
      <h2 id="my-list">{side === "sell" ? my_show_sell_orders() : my_show_buy_orders()}</h2>
      <p>
        <Link to={paths.questions}>{questions_title()}</Link>
      </p>
      {orders.length === 0 ? (
        <EmptyPage>
          <p>{side === "sell" ? orders_none_received() : orders_none_sent()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["cats"]}>
          {orders.map((order) => (
            <li key={order.orders_id}>
              <OrderCard order={order} side={side} onChanged={() => void revalidate()} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </section>
  );
}
