import { useSyncExternalStore } from "react";
import { Link, useLocation, type LoaderFunctionArgs } from "react-router";
import {
  order_sent_number,
  order_sent_text,
  order_sent_title,
  order_sent_to_market,
  order_sent_to_my,
} from "@felistry/i18n/compiled/messages.js";
import { requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page, Row } from "../ui/page.tsx";
import styles from "./orders.module.css";

export function loader(args: LoaderFunctionArgs) {
  requireViewer(args);
  return null;
}

const never = () => () => {};

/** The number from the navigation's state, which the server does not know: after a reload it appears with the script. */
function useOrderNumber(): number | null {
  const { state } = useLocation() as { state: { orderId?: unknown } | null };
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser && typeof state?.orderId === "number" ? state.orderId : null;
}

export function Component() {
  const orderId = useOrderNumber();
  return (
    <Page width="narrow">
      <Head title={order_sent_title()} description={order_sent_text()} noIndex />
      <div className={styles["sent"]}>
        <span className={styles["tick"]}>
          <Icon name="check" size={32} />
        </span>
        <h1>{order_sent_title()}</h1>
        {orderId !== null && (
          <p className={styles["number"]}>
            <Link to={paths.myOrder(orderId)}>{order_sent_number({ id: orderId })}</Link>
          </p>
        )}
        <p>{order_sent_text()}</p>
        <Row>
          <ButtonLink to={paths.buyOrders}>{order_sent_to_my()}</ButtonLink>
          <ButtonLink to={paths.market} look="second">
            {order_sent_to_market()}
          </ButtonLink>
        </Row>
      </div>
    </Page>
  );
}
