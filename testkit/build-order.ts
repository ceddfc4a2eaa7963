import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import { buildAd, type BuiltAd } from "./build-ad.ts";
import { buildMember } from "./build-member.ts";
import { insertRow, type Built, type World } from "./world.ts";

export interface BuiltOrder {
  id: number;
  cat_id: number;
  sale_id: number;
  client_id: number;
  seller_id: number;
  status: OrderStatus;
}

export interface OrderTraits {
  ad?: Built<BuiltAd>;
  buyer?: Built<{ id: number }>;
  status?: OrderStatus;
  with_breeding?: boolean;
  comment?: string;
  delivery?: boolean;
}

/** An order as stored by `POST /order`, at the ad's prices; no mails are sent. */
export async function buildOrder(world: World, traits: OrderTraits = {}): Promise<BuiltOrder> {
  const ad = await (traits.ad ?? buildAd(world));
  const buyer = await (traits.buyer ?? buildMember(world));
  return insertRow<BuiltOrder>(world, "orders", {
    sale_id: ad.id,
    cat_id: ad.cat_id,
    client_id: buyer.id,
    seller_id: ad.seller_id,
    status: traits.status ?? "new",
    with_breeding: traits.with_breeding ?? false,
    price_pet: ad.price_pet,
    price_breeding: ad.price_breeding,
    currency_id: ad.currency_id,
    comment: traits.comment,
    is_delivery_needed: traits.delivery ?? false,
  });
}
