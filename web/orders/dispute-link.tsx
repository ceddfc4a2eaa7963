import { Link } from "react-router";
import type { OrderSheet } from "@felistry/contract/orders/orders.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";

/** Nothing for an order that was never accepted. */
export function DisputeLink({ order: { orders_id, dispute } }: { readonly order: OrderSheet }) {
  if (dispute === null) return null;
  return (
    <p>
      <Link to={paths.dispute(orders_id)}>
        {dispute === "possible" ? m.dispute_link() : m.dispute_see()}
      </Link>
    </p>
  );
}
