import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  order_description,
  order_heading,
  order_title,
  sale_none,
} from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Page } from "../ui/page.tsx";
import { OrderForm } from "./order-form.tsx";
import { OrderedCatCard } from "./ordered-cat-card.tsx";
import type { Buyer, OrderedSale } from "./use-order.ts";

interface OrderPageData {
  sale: OrderedSale;
  buyer: Buyer;
}

const NOT_FOUND = 404;
const BAD_INPUT = 400;

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const asked = Promise.all([
    call("GET /sales/{catId}", { params: { catId: args.params["id"]! } }),
    call("GET /me", {}),
  ]);
  const answered = asked.then(([{ data: sale }, { data: me }]): OrderPageData => ({
    sale,
    buyer: buyerOf(me),
  }));
  return orErrorScreen(
    answered.catch((error: unknown) => {
      if (error instanceof ApiFailure && (error.status === NOT_FOUND || error.status === BAD_INPUT))
        return data(null, { status: NOT_FOUND });
      throw error;
    }),
  );
}

function buyerOf({ id, email, first_name }: Answer<"GET /me">["data"]): Buyer {
  return { id, email, first_name };
}

export function Component() {
  const found = useLoaderData() as OrderPageData | null;
  const title = found ? order_title({ name: displayName(found.sale) }) : sale_none();
  return (
    <Page width="narrow">
      <Head title={title} description={order_description()} noIndex />
      {found ? (
        <>
          <h1>{order_heading()}</h1>
          <OrderedCatCard sale={found.sale} />
          <OrderForm sale={found.sale} buyer={found.buyer} />
        </>
      ) : (
        <Empty>
          <h1>{title}</h1>
        </Empty>
      )}
    </Page>
  );
}
