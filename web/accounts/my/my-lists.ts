/** Loads the list shown on the member's own page. */
import { isSaidHere } from "../../ui/fault-report.ts";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import type { Answer } from "@felistry/contract/api.ts";
import {
  error_fault,
  error_with_message,
  my_selling_failed,
} from "@felistry/i18n/compiled/messages.js";
import { loadOrders, type Order } from "../../orders/load-orders.ts";
import { herdPart } from "./herd-part.ts";
import { loadHerd } from "../../herd/load-herd.ts";
import type { PageTools } from "../../page-tools.ts";
import type { MyView } from "./my-view.ts";

/** Spec §9: the own-cat list is paged by 5. */
export const OWN_CATS_PAGE = 5;
const NOT_LOGGED_IN = 401;

export type OwnCat = Answer<"GET /me/cats">["data"][number];
export type Cattery = Answer<"GET /catteries">["data"][number];

export type LoadedList =
  | Awaited<ReturnType<typeof loadHerd>>
  | { readonly kind: "cats"; readonly cats: readonly OwnCat[]; readonly next: string | null }
  | {
      readonly kind: "orders";
      readonly side: "sell" | "buy";
      readonly orders: readonly Order[];
      readonly next: string | null;
    }
  | { readonly kind: "catteries"; readonly catteries: readonly Cattery[] }
  /** Shown in place of the list; the rest of the page is there. */
  | { readonly kind: "failed"; readonly message: string };

/** @param table the address, if the list is a table */
export async function loadMyList(
  tools: Pick<PageTools, "call" | "locale">,
  memberId: number,
  view: MyView,
  table: URLSearchParams | null,
): Promise<LoadedList> {
  try {
    if (!table) return await askedList(tools.call, memberId, view);
    const scope = view.show === "bred" ? "bred" : "own";
    const [herd] = await Promise.all([loadHerd(tools, table, scope), herdPart.load()]);
    return herd;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === NOT_LOGGED_IN) throw error;
    isSaidHere(error);
    return { kind: "failed", message: failureText(error, view) };
  }
}

/** The texts of the error catalogue (spec §8). */
function failureText({ status, body }: ApiFailure, { tab, show }: MyView): string {
  if (tab === "user" && show === "selling") return my_selling_failed();
  const message = status === 0 || status >= 500 ? error_fault() : body.message;
  return error_with_message({ message });
}

async function askedList(call: ApiCaller, memberId: number, view: MyView): Promise<LoadedList> {
  if (view.tab === "cattery") {
    const { data } = await call("GET /catteries", { query: { user: memberId } });
    return { kind: "catteries", catteries: data };
  }
  const cursor = view.cursor === undefined ? {} : { cursor: view.cursor };
  if (view.show === "sell-orders" || view.show === "buy-orders") {
    const side = view.show === "sell-orders" ? "sell" : "buy";
    const { data, page } = await loadOrders(call, side, view.cursor);
    return { kind: "orders", side, orders: data, next: page.next };
  }
  const { data, page } = await call("GET /me/cats", {
    query: {
      limit: OWN_CATS_PAGE,
      mine: view.mine,
      ...(view.sex !== "all" && { sex: view.sex }),
      ...(view.show === "selling" && { isSell: "1" as const }),
      ...cursor,
    },
  });
  return { kind: "cats", cats: data, next: page.next };
}
