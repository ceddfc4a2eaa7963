import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { order_description, order_heading, order_title } from "@felistry/i18n/compiled/messages.js";
import { loadGone, type GoneAd } from "../market/load-gone.ts";
import { NoSale } from "../market/no-sale-screen.tsx";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
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
  const tools = requireViewer(args);
  const { call } = tools;
  const catId = args.params["id"]!;
  const asked = Promise.all([
    call("GET /sales/{catId}", { params: { catId } }),
    call("GET /me", {}),
  ]);
  const answered = asked.then(([{ data: sale }, { data: me }]): OrderPageData => ({
    sale,
    buyer: buyerOf(me),
  }));
  return orErrorScreen(
    answered.catch(async (error: unknown) => {
      if (error instanceof ApiFailure && (error.status === NOT_FOUND || error.status === BAD_INPUT))
        return data(await loadGone(tools, catId, paths.order), { status: NOT_FOUND });
      throw error;
    }),
  );
}

function buyerOf({ id, email, first_name }: Answer<"GET /me">["data"]): Buyer {
  return { id, email, first_name };
}

export function Component() {
  const found = useLoaderData() as OrderPageData | GoneAd | null;
  if (!found || "cat" in found) return <NoSale gone={found} />;
  return (
    <Page width="narrow">
      <Head
        title={order_title({ name: displayName(found.sale) })}
        description={order_description()}
        noIndex
      />
      <h1>{order_heading()}</h1>
      <OrderedCatCard sale={found.sale} />
      <OrderForm sale={found.sale} buyer={found.buyer} />
    </Page>
  );
}
