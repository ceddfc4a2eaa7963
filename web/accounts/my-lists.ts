/** Fetches the list that the own page shows. */
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import type { Answer } from "@felistry/contract/api.ts";
import type { MyView } from "./my-view.ts";

/** Spec §9: the own-cat list is paged by 5. */
export const OWN_CATS_PAGE = 5;
const ORDERS_PAGE = 10;

export type OwnCat = Answer<"GET /me/cats">["data"][number];
export type Order = Answer<"GET /order">["data"][number];
export type Cattery = Answer<"GET /catteries">["data"][number];

export type LoadedList =
  | { readonly kind: "cats"; readonly cats: readonly OwnCat[]; readonly next: string | null }
  | {
      readonly kind: "orders";
      readonly side: "sell" | "buy";
      readonly orders: readonly Order[];
      readonly next: string | null;
    }
  | { readonly kind: "catteries"; readonly catteries: readonly Cattery[] }
  /** The server has its reasons; they are shown in the list's place. */
  | { readonly kind: "refused"; readonly message: string };

export async function loadMyList(
  call: ApiCaller,
  memberId: number,
  view: MyView,
): Promise<LoadedList> {
  if (view.tab === "cattery") return loadCatteries(call, memberId);
  const cursor = view.cursor === undefined ? {} : { cursor: view.cursor };
  if (view.show === "sell-orders" || view.show === "buy-orders") {
    const side = view.show === "sell-orders" ? "sell" : "buy";
    const { data, page } = await call(side === "sell" ? "GET /order" : "GET /order/buy", {
      query: { limit: ORDERS_PAGE, ...cursor },
    });
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

async function loadCatteries(call: ApiCaller, memberId: number): Promise<LoadedList> {
  try {
    const { data } = await call("GET /catteries", { query: { user: memberId } });
    return { kind: "catteries", catteries: data };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { kind: "refused", message: error.body.message };
  }
}
