import type { ReactNode } from "react";
import {
  order_client,
  order_comment_label,
  order_date,
  order_delivery_label,
  order_delivery_no,
  order_delivery_yes,
  order_price_breeding,
  order_price_pet,
  order_seller_label,
} from "@felistry/i18n/compiled/messages.js";
import { languageOf } from "@felistry/i18n/locale.ts";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { MISSING, price } from "../ui/prices.ts";
import type { Order } from "@felistry/contract/orders/orders.ts";
import type { OrderSide } from "./order-words.ts";
import styles from "./orders.module.css";

export function OrderFacts({ order, side }: { order: Order; side: OrderSide }) {
  const { locale } = usePageTools();
  const withBreeding = order.with_breeding === 1;
  const amount = price(
    withBreeding ? order.price_breeding : order.price_pet,
    order.currency_abb,
    locale,
  );
  return (
    <dl className={styles["facts"]}>
      <Fact label={order_date()}>{shortDate(order.orders_created_at, locale)}</Fact>
      {side === "sell" ? (
        <Fact label={order_client()}>
          {order.client_name}
          {order.client_email && (
            <>
              {" · "}
              <a href={`mailto:${order.client_email}`}>{order.client_email}</a>
            </>
          )}
        </Fact>
      ) : (
        <Fact label={order_seller_label()}>{order.seller_name}</Fact>
      )}
      <Fact label={withBreeding ? order_price_breeding() : order_price_pet()}>{amount}</Fact>
      <Fact label={order_delivery_label()}>
        {order.is_delivery_needed === 1 ? order_delivery_yes() : order_delivery_no()}
      </Fact>
      <Fact label={order_comment_label()}>
        <span lang={languageOf(order.comment ?? "", locale)}>{order.comment ?? MISSING}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
