/** Sends an order once, however often the button is pressed. */
import { useRef, useState, type RefObject } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Answer, Input } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { error_fault, order_price_confirm } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { failureText } from "../ui/fault-report.ts";
import { useDraft } from "../ui/form/use-draft.ts";

export type OrderedSale = Answer<"GET /sales/{catId}">["data"];
export type Buyer = Pick<Answer<"GET /me">["data"], "id" | "email" | "first_name">;

export interface OrderWish {
  readonly comment: string;
  readonly delivery: boolean;
  readonly withBreeding: boolean;
}

/** With the specification's names; the server determines buyer, seller and price itself. */
export function orderPayload(
  sale: OrderedSale,
  buyer: Buyer,
  { comment, delivery, withBreeding }: OrderWish,
): Input<"POST /order">["body"] {
  return {
    currentUserBuyerId: buyer.id,
    currentUserBuyerEmail: buyer.email,
    currentUserBuyerFirstName: buyer.first_name,
    catId: sale.id,
    breederId: sale.users_id,
    comment,
    delivery,
    withBreeding,
    price: (withBreeding ? sale.price_breeding : null) ?? sale.price_pet,
    currencyId: sale.currency_id,
    saleInformationId: sale.sale_id,
    online_owner_id: sale.online_owner_id,
  };
}

/** The console's log line for a failure (spec §8). */
export function failureLog(error: unknown): string {
  if (!(error instanceof ApiFailure))
    return `Error in setting up the request: ${(error as Error).message}`;
  return error.status === 0
    ? "No response from server"
    : `Failed to send order: ${error.body.message}`;
}

function textOf(error: unknown): string {
  return error instanceof ApiFailure ? failureText(error) : error_fault();
}

function isPriceChange(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    typeof (error.body.data as { price?: unknown } | null | undefined)?.price === "number"
  );
}

export interface Ordering extends Pick<ReturnType<typeof useDraft>, "draft" | "waiting"> {
  readonly sending: boolean;
  readonly failure: string | null;
  send(wish: OrderWish): Promise<void>;
}

export function useOrder(
  sale: OrderedSale,
  buyer: Buyer,
  form: RefObject<HTMLFormElement | null>,
): Ordering {
  const { call } = usePageTools();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // State alone would let a second press through before the next render.
  const isSending = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const wished = useRef<OrderWish>(null);
  const { draft, waiting, ...kept } = useDraft(form, undefined, () => void send(wished.current!));

  async function send(wish: OrderWish): Promise<void> {
    if (isSending.current) return;
    wished.current = wish;
    kept.sending(true);
    isSending.current = true;
    setSending(true);
    setFailure(null);
    try {
      const { orderId } = await call("POST /order", { body: orderPayload(sale, buyer, wish) });
      kept.sent();
      await navigate(paths.orderSent, { replace: true, state: { orderId } });
      // Not released: until the next page is shown a further press would send it again.
    } catch (error) {
      // oxlint-disable-next-line no-console -- spec §8: an order's failure is logged for whoever helps the buyer
      console.log(failureLog(error));
      await tellFailure(error);
      isSending.current = false;
      kept.sending(false);
      setSending(false);
    }
  }

  async function tellFailure(error: unknown): Promise<void> {
    if (isPriceChange(error)) await revalidate();
    const text = textOf(error);
    if (error instanceof ApiFailure && kept.waitsAfter(error)) return;
    setFailure(isPriceChange(error) ? `${text}. ${order_price_confirm()}` : text);
  }

  return { sending, failure, send, draft, waiting };
}
