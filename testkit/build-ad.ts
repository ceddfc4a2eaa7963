import { buildCat, type BuiltCat } from "./build-cat.ts";
import { insertRow, referenceId, type Built, type World } from "./world.ts";

export interface BuiltAd {
  id: number;
  cat_id: number;
  breed_id: number;
  seller_id: number;
  price_pet: number;
  price_breeding: number | null;
  currency_id: number;
}

export interface AdTraits {
  cat?: Built<BuiltCat>;
  price_pet?: number;
  /** The price with breeding rights; null offers none. */
  price_breeding?: number | null;
  is_active?: boolean;
  /** Three-letter code. */
  currency?: string;
  ready_to_move_at?: string;
  place?: string;
  region?: string;
  delivery_text?: string;
  updated_at?: string;
}

/** A cat's ad, as placed by `POST /sales/{catId}`. */
export async function buildAd(world: World, traits: AdTraits = {}): Promise<BuiltAd> {
  const cat = await (traits.cat ?? buildCat(world));
  const breeding = traits.price_breeding === undefined ? 900 : traits.price_breeding;
  const row = await insertRow<Omit<BuiltAd, "seller_id">>(world, "sales", {
    cat_id: cat.id,
    breed_id: cat.breed_id,
    is_active: traits.is_active ?? true,
    price_pet: traits.price_pet ?? 500,
    price_breeding: breeding,
    sale_for_breeding: breeding !== null,
    place: traits.place,
    region: traits.region,
    delivery_text: traits.delivery_text ?? "By train or with a courier",
    ready_to_move_at: traits.ready_to_move_at ?? "2026-06-01",
    currency_id: await referenceId(world, "currencies", "code", traits.currency ?? "EUR"),
    updated_at: traits.updated_at,
  });
  return { ...row, seller_id: cat.online_owner_id };
}
