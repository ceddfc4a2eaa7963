import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { isUnsettled } from "@felistry/domain/orders/stages.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { cursorOf } from "../ui/page-trail.ts";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { Contacts } from "./contacts.tsx";
import { DisputeLink } from "./dispute-link.tsx";
import { Messages } from "./messages.tsx";
import { OrderCard } from "./order-card.tsx";
import { fateAtEnd } from "./reservation/leave.tsx";
import { Reservation } from "./reservation/reservation.tsx";
import { Reviews } from "./reviews.tsx";
import styles from "./orders.module.css";

/** `/my/orders/{id}`, for the buyer and the seller. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const params = { id: args.params["id"]! };
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const [{ data: order }, { data: reservation }, { data: messages, page }, { data: reviews }] =
    await orErrorScreen(
      Promise.all([
        call("GET /order/{id}", { params }),
        call("GET /order/{id}/reservation", { params }),
        call("GET /order/{id}/messages", { params, query: cursor ? { cursor } : {} }),
        call("GET /order/{id}/reviews", { params }),
      ]),
    );
  return { order, reservation, messages, reviews, next: page.next };
}

const whyClosed = {
  open: () => null,
  over: m.error_correspondence_over,
  other_left: m.error_other_side_left,
};

export function Component() {
  const { order, reservation, messages, reviews, next } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  const { revalidate } = useRevalidator();
  const { locale } = usePageTools();
  const title = m.order_number({ id: order.orders_id });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <p>
        <Link to={order.side === "sell" ? paths.sellOrders : paths.buyOrders}>
          ← {order.side === "sell" ? m.my_show_sell_orders() : m.my_show_buy_orders()}
        </Link>
      </p>
      <div className={styles["form"]}>
        {order.is_other_suspended === 1 && (
          <p className={styles["warning"]}>
            {order.side === "buy" ? m.order_seller_suspended() : m.order_buyer_suspended()}
          </p>
        )}
        <OrderCard
          order={order}
          side={order.side}
          isPage
          cancelNote={fateAtEnd(order, reservation, "buyer", locale)}
          onChanged={() => void revalidate()}
        />
        <Reservation order={order} state={reservation} />
        <Reviews order={order} reviews={reviews} />
        {/* What the two show each other is shown no longer; they can still write. */}
        {order.status !== "declined" && order.status !== "cancelled" && <Contacts order={order} />}
        <Messages
          thread={{ of: "order", id: order.orders_id }}
          closed={whyClosed[order.writing]()}
          messages={messages}
          next={next}
        />
        {!isUnsettled(order.stage) && <DisputeLink order={order} />}
      </div>
    </Page>
  );
}
