import { Link, useSearchParams } from "react-router";
import { catform_back_to_order } from "@felistry/i18n/compiled/messages.js";
import { isIdText } from "../id-text.ts";
import { paths } from "../paths.ts";

/** The order in which a detail of the cat is lacking (`?field=chip&order=5`). Only a number is taken, so that no link leads to another site. */
function useOrderBehind(): string | null {
  const order = useSearchParams()[0].get("order");
  return isIdText(order) ? order : null;
}

/** Where a form of the cat leads when it is saved or given up. @param otherwise where no order is behind it */
export function useWayBack(catId: number, otherwise = paths.cat(catId)): string {
  const order = useOrderBehind();
  return order === null ? otherwise : paths.orderGates(order);
}

export function BackToOrder() {
  const order = useOrderBehind();
  return (
    order !== null && (
      <p>
        <Link to={paths.orderGates(order)}>← {catform_back_to_order({ id: order })}</Link>
      </p>
    )
  );
}
